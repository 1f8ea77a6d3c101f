// Stands in for Stripe.js in the demo: the part of it that a shop's pages use. `frameTitles` comes before it.
(() => {
  const { origin } = new URL(document.currentScript.src);

  function newFrame(locale) {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/demo-payments/form?locale=${encodeURIComponent(locale)}`;
    frame.title = frameTitles[locale] ?? frameTitles.en;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '230px', border: '0' });
    return frame;
  }

  window.Stripe = () => ({
    elements({ clientSecret, locale }) {
      const frame = newFrame(locale);
      const follow = ({ source, data }) => {
        if (source === frame.contentWindow) frame.style.height = `${data.height}px`;
      };
      return {
        clientSecret,
        frame,
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
