import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);
const font = (name: string) => join(fontFolder, `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// Texts of customers are in the papers; nothing in them may load a file or an address.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fontFolder));

const styles: StyleDictionary = {
  store: { fontSize: 14, bold: true },
  title: { fontSize: 14, bold: true, alignment: 'right' },
  label: { fontSize: 8, color: '#555555' },
  total: { fontSize: 12, bold: true },
};

/** One file of all papers, with the number of each page. */
export async function writePdf(content: Content[]): Promise<Buffer> {
  const document = pdfmake.createPdf({
    content,
    styles,
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    footer: (page: number, pages: number) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      fontSize: 8,
      margin: [0, 16, 0, 0],
    }),
  });
  return document.getBuffer();
}
