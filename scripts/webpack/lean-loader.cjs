/** Applies the cuts that lean-libraries.ts has for this file; one that does not fit (any more) fails the build. */
module.exports = function lean(source) {
  return module.exports.cutOut(source, this.getOptions().cuts, this.resourcePath);
};

module.exports.cutOut = (source, cuts, file) =>
  cuts.reduce((text, cut) => ('block' in cut ? cutBlock(text, cut, file) : cutText(text, cut, file)), source);

/** From the line that begins like this to the `}` in the same column. */
function cutBlock(source, { block, to = `${block}) {}`, times = 1 }, file) {
  const lines = source.split('\n');
  let found = 0;
  for (let start = 0; start < lines.length; start += 1) {
    if (!lines[start].trimStart().startsWith(block)) continue;
    const indent = /^\s*/.exec(lines[start])[0];
    // Parameters may end with a brace in this column, too, as may a branch of several.
    const isEnd = (line) => line.startsWith(`${indent}}`) && !line.endsWith('{');
    const length = lines.slice(start).findIndex((line, index) => index > 0 && isEnd(line));
    if (length < 0) throw new Error(`${file}: ${block} does not end`);
    lines.splice(start, length + 1, indent + to);
    found += 1;
  }
  if (found !== times) throw new Error(`${file} has ${found} times: ${block}`);
  return lines.join('\n');
}

function cutText(source, { text, to, times = 1 }, file) {
  const parts = source.split(text);
  if (parts.length !== times + 1) throw new Error(`${file} has ${parts.length - 1} times: ${text}`);
  return parts.join(to);
}
