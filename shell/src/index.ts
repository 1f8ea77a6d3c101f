import './screens/screens.css';
import { pause } from './pause';

async function start(): Promise<void> {
  await pause();
  await import(/* webpackChunkName: "bootstrap" */ 'react-dom/client');
  await pause();
  await import(/* webpackChunkName: "bootstrap" */ './libraries/provided');
  await pause();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
}

void start();
