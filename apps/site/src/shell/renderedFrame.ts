/** Whether the server renders only the frame around a page. Always false in a browser. */
export const renderedFrame = { isWanted: false };
