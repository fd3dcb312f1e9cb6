/**
 * Every text of a pdfmake document, a line each: what a reader of the PDF sees. A text in several scripts has a line
 * for each part.
 */
export function contentText(document: unknown): string {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node === 'string') texts.push(node);
    else if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null)
      for (const key of ['content', 'text', 'stack', 'columns', 'table', 'body'])
        walk((node as Record<string, unknown>)[key]);
  };
  walk(document);
  return texts.join('\n').replaceAll('\u200b', '');
}
