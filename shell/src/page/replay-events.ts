/// <reference lib="dom" />
// Like the other inline scripts: the edge writes the source of this function into pages, so it is self-contained,
// without line comments inside.

declare global {
  /** Does what was pressed, typed and sent before the app ran. */
  var larderPresses: (() => Promise<void>) | undefined;
}

/**
 * Keeps what a visitor presses, types and sends in a rendered page before its scripts run, and answers on the screen at
 * once: `data-pressed` says how often, which counts for an element with `data-adds`. Links and forms with an address
 * need no script, and are only kept behind a press that would be lost with the page. What adds is kept and answered also
 * while the app runs and the browser is still busy with it. The first press after that is shown before the app does it,
 * too: on a slow phone React's first answer takes longer than a press may wait for its number.
 */
export function replayEvents(): void {
  type Kept = {
    element: HTMLElement;
    html: string;
    nth: number;
    act: (element: HTMLElement) => void;
    marked?: HTMLElement;
  };
  const presses: Kept[] = [];
  const typed = new Map<HTMLElement, Kept>();
  let isRunning = false;
  let isActing = false;
  let whenKept: (() => void) | undefined;
  const twins = (tag: string, html: string) =>
    [...document.querySelectorAll<HTMLElement>(`#root ${tag}`)].filter((one) => one.outerHTML === html);
  const remember = (element: HTMLElement, act: Kept['act']): Kept => {
    const html = element.outerHTML;
    /* What adds is found by what it adds, and is to be counted at once. */
    const nth = element.dataset.adds ? 0 : twins(element.tagName, html).indexOf(element);
    return { element, html, nth, act };
  };
  /* React may have made the element anew. */
  const find = ({ element, html, nth }: Kept) => {
    if (element.isConnected) return element;
    const { adds } = element.dataset;
    if (adds) return document.querySelector<HTMLElement>(`[data-adds="${adds}"]`);
    return twins(element.tagName, html)[nth];
  };
  const mark = (marked: HTMLElement, by: 1 | -1) => {
    const count = Number(marked.dataset.pressed ?? 0) + by;
    if (count > 0) marked.dataset.pressed = String(count);
    else delete marked.dataset.pressed;
    marked.ariaBusy = count > 0 ? 'true' : null;
  };
  const isLeft = () => presses.length === 0 || document.querySelector('#larder-incomplete:not([hidden])');
  const keep = (event: Event, element: HTMLElement, act: Kept['act'], marked = element) => {
    event.preventDefault();
    event.stopPropagation();
    /* Only what counts is meant a second time. */
    if (marked.dataset.pressed && !marked.dataset.adds) return;
    presses.push({ ...remember(element, act), marked });
    mark(marked, 1);
    whenKept?.();
  };
  const pressedIn = (event: MouseEvent) => {
    const element = (event.target as Element).closest<HTMLElement>('#root :is(a,button,input,label)');
    if (isActing || !element || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
    const link = element.matches('a');
    if (isRunning && !link && !element.dataset.adds) return undefined;
    if (link && (isLeft() || element.getAttribute('href')?.startsWith('#'))) return undefined;
    const control = element instanceof HTMLLabelElement ? element.control : element;
    const isPressed = link || control?.matches('button,[type=checkbox],[type=radio]');
    const submits = element.closest('form[action]')?.contains(control?.closest('[type=submit]') ?? null);
    return isPressed && !submits ? element : undefined;
  };
  const click = (event: MouseEvent) => {
    const element = pressedIn(event);
    if (element) keep(event, element, (found) => found.click());
  };
  /* For each of these React would hydrate all that it is in at once, which delays the answer by a long task. */
  const hovering = 'pointerover pointerout pointermove mouseover mouseout mousemove'.split(' ');
  const capturing = 'gotpointercapture lostpointercapture'.split(' ');
  const pressing =
    'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel'.split(' ');
  const pointing = [...hovering, ...capturing, ...pressing];
  const typing = 'keydown keypress keyup textInput compositionstart compositionend change'.split(' ');
  const delaying = [...pointing, ...typing, 'dblclick', 'contextmenu'];
  const holdBack = (event: Event) => {
    const isPointing = pointing.includes(event.type);
    if (!isRunning || (isPointing && pressedIn(event as MouseEvent))) event.stopPropagation();
  };
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action') && isLeft()) return;
    keep(event, form, (found) => (found as HTMLFormElement).requestSubmit(), event.submitter ?? form);
  };
  const input = (event: Event) => {
    const field = event.target as HTMLInputElement;
    event.stopPropagation();
    if (!field.closest('#root') || field.matches('[type=checkbox],[type=radio]')) return;
    const { value } = field;
    const html = typed.get(field) ?? remember(field, () => {});
    const act = (found: HTMLElement) => {
      /* Letters that came after the app had begun to take over are kept, too. */
      const { value: now } = found as HTMLInputElement;
      const whole = now.startsWith(value) ? now : value;
      /* React takes a value for its own unless it was set past the setter with which it watches the field. */
      (found as HTMLInputElement).value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')?.set?.call(found, whole);
      for (const name of ['input', 'change']) found.dispatchEvent(new Event(name, { bubbles: true }));
    };
    typed.set(field, { ...html, act });
  };
  const failed = ({ target }: Event) => {
    const { src } = target as HTMLScriptElement;
    if (src?.includes('/mfe/shell/')) document.getElementById('larder-incomplete')?.removeAttribute('hidden');
  };
  addEventListener('click', click, true);
  addEventListener('submit', submit, true);
  addEventListener('input', input, true);
  addEventListener('error', failed, true);
  /* Until React listens to them, a browser that nobody has asked for these passes a touch on as a click at once. */
  const holdAllBack = () => {
    for (const name of delaying) addEventListener(name, holdBack, true);
  };
  addEventListener('larder-takes-over', holdAllBack, { once: true });
  globalThis.larderPresses = async () => {
    globalThis.larderPresses = undefined;
    isRunning = true;
    removeEventListener('submit', submit, true);
    removeEventListener('input', input, true);
    removeEventListener('error', failed, true);
    presses.unshift(...typed.values());
    /* A press would make React hydrate all that it is in at once: by then it has done so, bit by bit. */
    const idle = new Promise<unknown>((resolve) =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(resolve, { timeout: 2_000 })
        : setTimeout(resolve),
    );
    const doAll = async () => {
      for (let kept = presses[0]; kept; kept = presses[0]) {
        if (kept.element.dataset.adds) await idle;
        /* React is done with what it does now, and with what the one before has changed. */
        await new Promise((resolve) => setTimeout(resolve));
        const element = find(kept);
        isActing = true;
        if (element) kept.act(element);
        isActing = false;
        if (kept.marked) mark(kept.marked, -1);
        presses.shift();
      }
    };
    await doAll();
    await idle;
    await doAll();
    const firstPress = new Promise<void>((resolve) => {
      whenKept = resolve;
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    void firstPress
      .then(frame)
      .then(doAll)
      .then(() => {
        removeEventListener('click', click, true);
        for (const name of delaying) removeEventListener(name, holdBack, true);
      });
  };
}
