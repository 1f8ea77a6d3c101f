/** These say what kind of thing it is, and libraries leave marks that begin with `_`: they have no answer. */
const isUnanswered = (name: string | symbol) =>
  typeof name === 'string' && (['then', 'toJSON', 'prototype'].includes(name) || name.startsWith('_'));

/**
 * Anything: each property of it is the same, it can be called and made, and it is empty as a text or a list. Modules
 * ask the page many things when they start; most of them are not worth a document of our own.
 */
export function anything(own: object = {}): unknown {
  // Not an arrow function, which nothing can be made of.
  function target() {
    return value;
  }
  const value: unknown = new Proxy(
    // Unlike a copy, this keeps what is computed when it is read.
    Object.defineProperties(target, Object.getOwnPropertyDescriptors(own)),
    {
      get(target, name) {
        if (Object.hasOwn(target, name) && name !== 'prototype') return Reflect.get(target, name);
        if (name === Symbol.toPrimitive) return () => '';
        if (name === Symbol.iterator) return () => [][Symbol.iterator]();
        if (isUnanswered(name)) return undefined;
        if (name === 'length') return 0;
        return value;
      },
      set: (target, name, next) => Reflect.set(target, name, next),
      construct: () => value as object,
      has: () => true,
    },
  );
  return value;
}

const inert = anything();

/** The end of a chain of prototypes: what an object does not have is anything. */
export const orAnything: object = new Proxy(
  {},
  {
    get: (_target, name) => (typeof name === 'symbol' || isUnanswered(name) ? undefined : inert),
  },
);
