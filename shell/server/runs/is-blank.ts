/** Elements that can be seen without any text. */
const pictures = /<(img|svg|canvas|video|picture|input|button|iframe)\b/;

/** Whether a rendered page shows nothing where its content is: header and footer are on each page of a shop. */
export function isBlank(html: string): boolean {
  const [content] = /<main\b.*<\/main>/s.exec(html) ?? [html];
  const text = content.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^<>]*>/g, '');
  return text.trim() === '' && !pictures.test(content);
}
