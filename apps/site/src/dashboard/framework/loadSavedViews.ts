/** Most lists have none, and its menus weigh more than the list. */
export const loadSavedViews = () => import('./SavedViews');
