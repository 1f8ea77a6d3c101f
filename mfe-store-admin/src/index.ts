import { startAlone } from 'mfe-shared/alone';
import * as remote from './routes';

/** Only where this remote runs alone: pages of the platform load its routes. */
void startAlone(remote);
