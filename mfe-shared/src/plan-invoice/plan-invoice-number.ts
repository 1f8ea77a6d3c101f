/** The number as it is printed: `L-000042`. */
export const planInvoiceNumber = (number: number): string => `L-${String(number).padStart(6, '0')}`;
