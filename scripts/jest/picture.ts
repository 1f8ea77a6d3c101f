/** Tests get this for each imported picture. */
export default '/picture.webp';
