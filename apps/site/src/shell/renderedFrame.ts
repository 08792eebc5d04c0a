/** Whether the server renders only what stands around a page. In a browser it is never wanted. */
export const renderedFrame = { isWanted: false };
