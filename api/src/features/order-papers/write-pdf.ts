import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';

const styles: StyleDictionary = {
  store: { fontSize: 14, bold: true },
  title: { fontSize: 14, bold: true, alignment: 'right' },
  label: { fontSize: 8, color: '#555555' },
  total: { fontSize: 12, bold: true },
};

/** The paper of one order, by the order's number. */
export type WrittenPaper = { number: string; content: Content };

/** Writes one file of all papers. Each begins a page, and its pages are numbered. */
export async function writePdf(papers: WrittenPaper[]): Promise<Buffer> {
  // Loaded with the first paper: it takes memory, and most processes write none.
  const { pdfmake } = await import('./pdfmake.ts');
  const document = pdfmake.createPdf({
    content: papers.map(({ number, content }) => ({ section: [content], footer: numberedBy(number) })),
    styles,
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
  });
  return document.getBuffer();
}

/** Returns the footer of an order's pages, which come one after the other: the order's number and that of the page. */
function numberedBy(number: string): (page: number) => Content {
  let first = 0;
  return (page) => {
    first ||= page;
    const text = `${number} · ${page - first + 1}`;
    return { text, alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] };
  };
}
