import './screens/screens.css';

// The first number and date format of a page makes the browser load its language data, which is slow. It happens
// here, while the page waits for scripts anyway.
const { lang } = document.documentElement;
setTimeout(() => new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(0));
setTimeout(() => new Intl.DateTimeFormat(lang, { month: 'short' }).format());

void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
