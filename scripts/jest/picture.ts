/** What a test gets for an imported picture. */
export default '/picture.webp';
