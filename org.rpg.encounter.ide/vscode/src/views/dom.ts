/** What the pages of the panels are made of: elements, never text that is read as HTML. */

type Child = Node | string | undefined | false;
type Attributes = Record<string, string | number | boolean | undefined>;

const SVG = "http://www.w3.org/2000/svg";

function fill<T extends Element>(element: T, attributes: Attributes, children: Child[]): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** An HTML element. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A button that does something. */
export function button(
  label: string,
  action: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = html("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", action);
  return made;
}

/** A section with its heading. */
export function section(title: string, ...children: Child[]): HTMLElement {
  return html("section", {}, html("h2", {}, title), ...children);
}

export type Texts = Record<string, string>;

/** The words of a page, in the language of the editor; `{0}` stands for a value. */
export class Wording {
  constructor(
    private readonly texts: Texts,
    readonly language: string,
  ) {}

  text(key: string, ...values: (string | number)[]): string {
    const found = this.texts[key] ?? key;
    return found.replaceAll(/\{(\d)\}/g, (_, place) => String(values[Number(place)] ?? ""));
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.language, {
      minimumFractionDigits: 0,
      maximumFractionDigits: digits,
    });
  }

  /** A share in per cent: small ones with a decimal, so that rare is not never. */
  percent(share: number): string {
    const rare = (share > 0 && share < 0.1) || (share < 1 && share > 0.99);
    return share.toLocaleString(this.language, {
      style: "percent",
      maximumFractionDigits: rare ? 1 : 0,
    });
  }
}
