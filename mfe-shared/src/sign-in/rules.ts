/** The rules of the API for what these forms send; it checks them again. */
export const shortestPassword = 10;
export const longestPassword = 128;
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
