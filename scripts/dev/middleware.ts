import type { IncomingMessage, ServerResponse } from 'node:http';

export type Middleware = (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;
