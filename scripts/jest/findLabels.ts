type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Elements that a label without `for` can belong to: the first such element inside it. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function isLabelOf(label: HTMLLabelElement, control: Control): boolean {
  if (label.hasAttribute('for')) return label.htmlFor === control.id && document.getElementById(control.id) === control;
  return label.contains(control) && label.querySelector(LABELABLE) === control;
}

/**
 * Finds a control's labels faster than jsdom, which asks every node whether it labels the control, and for each label
 * every node again; queries by label or name do this for all controls. Within the document only labels are searched.
 * Elsewhere jsdom's own way stays.
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
