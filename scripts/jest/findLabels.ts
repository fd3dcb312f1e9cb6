type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** What a label that names no control can be for: the first of these within it. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function isLabelOf(label: HTMLLabelElement, control: Control): boolean {
  if (label.hasAttribute('for')) return label.htmlFor === control.id && document.getElementById(control.id) === control;
  return label.contains(control) && label.querySelector(LABELABLE) === control;
}

/**
 * jsdom asks each node of a page whether it labels a control, and for each label each node again which it means,
 * whenever the labels of a control are asked for; and queries by label and by name ask every control. In the document
 * only the labels are asked. Elsewhere jsdom's own way stays.
 */
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels') as Required<PropertyDescriptor>;
  Object.defineProperty(prototype, 'labels', {
    ...own,
    get(this: Control): unknown {
      if (!this.isConnected || this.type === 'hidden' || this.getRootNode() !== document) return own.get.call(this);
      return [...document.querySelectorAll('label')].filter((label) => isLabelOf(label, this));
    },
  });
}

export {};
