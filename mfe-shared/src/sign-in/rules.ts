/** The API's rules for the values of these forms; the API checks them again. */
export const shortestPassword = 10;
export const longestPassword = 128;
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
