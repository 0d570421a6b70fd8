/** How many entries a page of a list has. */
export const PAGE_SIZE = 50;
