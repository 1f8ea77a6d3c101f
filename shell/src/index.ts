import './screens/screens.css';

void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
