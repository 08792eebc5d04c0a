/** Most lists have none, and their menus weigh more than the list. */
export const loadSavedViews = () => import('./SavedViews');
