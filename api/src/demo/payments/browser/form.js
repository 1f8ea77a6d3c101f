// The form in the frame: it pays when the page around it says so, and answers with a problem, or ''.
const words = document.body.dataset;
const cards = document.querySelector('#cards');
const challenge = document.querySelector('#challenge');

// The body is measured, as the document is never lower than the frame.
const resized = () => parent.postMessage({ height: Math.ceil(document.body.offsetHeight) }, '*');
new ResizeObserver(resized).observe(document.body);

async function call(step, body) {
  const reply = await fetch(`/demo-payments/${step}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${reply.status}`);
  return (await reply.json()).status;
}

/** Resolves with the shopper's answer to the bank. */
function asked() {
  cards.hidden = true;
  challenge.hidden = false;
  challenge.querySelector('button').focus();
  return new Promise((resolve) => {
    challenge.onclick = ({ target }) => {
      if (!target.value) return;
      cards.hidden = false;
      challenge.hidden = true;
      resolve(target.value === 'yes');
    };
  });
}

async function pay(clientSecret) {
  const card = new FormData(cards).get('card');
  const status = await call('pay', { clientSecret, card });
  if (status === 'requires_payment_method') return words.declined;
  if (status !== 'requires_action') return '';
  const answered = await call('answer', { clientSecret, isRight: await asked() });
  return answered === 'requires_payment_method' ? words.notConfirmed : '';
}

addEventListener('message', ({ source, data, ports: [answer] }) => {
  if (source !== parent) return;
  if (data.theme) document.documentElement.dataset.theme = data.theme;
  if (!answer) return;
  pay(data.clientSecret)
    .catch(() => words.unreachable)
    .then((problem) => answer.postMessage(problem));
});
