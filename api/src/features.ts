import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthRoutes } from './features/health/health.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { languageRoutes } from './features/languages/languages.routes.ts';

/** Every feature of the API. */
export const features: FastifyPluginAsyncZod[] = [healthRoutes, languageRoutes, sessionRoutes];
