// Stands in for Stripe.js in the demo: the part of it that a shop's pages use. `frameTitles` comes before it.
(() => {
  const { origin } = new URL(document.currentScript.src);

  function newFrame(locale, { theme }) {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/demo-payments/form?${new URLSearchParams({ locale, theme })}`;
    frame.title = frameTitles[locale] ?? frameTitles.en;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '230px', border: '0' });
    return frame;
  }

  window.Stripe = () => ({
    elements({ clientSecret, locale, appearance }) {
      const frame = newFrame(locale, appearance);
      const follow = ({ source, data }) => {
        if (source === frame.contentWindow) frame.style.height = `${data.height}px`;
      };
      return {
        clientSecret,
        frame,
        update: (changes) => frame.contentWindow?.postMessage(changes.appearance, origin),
        create: () => ({
          mount(place) {
            window.addEventListener('message', follow);
            place.append(frame);
          },
          unmount() {
            window.removeEventListener('message', follow);
            frame.remove();
          },
        }),
      };
    },
    confirmPayment: ({ elements: { clientSecret, frame } }) =>
      new Promise((resolve) => {
        const answer = new MessageChannel();
        answer.port1.onmessage = ({ data: message }) => resolve(message ? { error: { message } } : {});
        frame.contentWindow.postMessage({ clientSecret }, origin, [answer.port2]);
      }),
  });
})();
