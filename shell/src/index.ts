import './screens/screens.css';

// The first number and the first date of a page make the browser read what it knows of languages, which takes longer
// than all others together; now it has nothing to do but wait for the scripts.
const { lang } = document.documentElement;
setTimeout(() => new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(0));
setTimeout(() => new Intl.DateTimeFormat(lang, { month: 'short' }).format());

void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
