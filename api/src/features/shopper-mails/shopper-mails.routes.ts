import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { takeForms } from '../auth/forms.ts';
import { choose, chooseByLink, listChoices, readLink } from './shopper-mails.choices.service.ts';
import {
  mailChoiceInput,
  mailChoiceList,
  mailLink,
  mailLinkParams,
  oneClick,
  topicParams,
} from './shopper-mails.schema.ts';

const tags = ['shopper-mails'];
const shopper = { access: 'customer' } as const;
/** The token is in the mail, so only its reader has it. */
const byToken = { access: 'store', limit: 'tokenAddress' } as const;

export const shopperMailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/mail-choices',
    { config: shopper, schema: { tags, response: { 200: mailChoiceList } } },
    (request) => request.reading((tx, tenantId) => listChoices(tx, tenantId, request.user().email)),
  );
  app.put(
    '/mail-choices/:topic',
    {
      config: shopper,
      schema: { tags, params: topicParams, body: mailChoiceInput, response: { 200: mailChoiceList } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        choose(tx, tenantId, {
          email: request.user().email,
          topic: request.params.topic,
          isOn: request.body.isOn,
        }),
      ),
  );
  app.get(
    '/mail-links/:token',
    { config: byToken, schema: { tags, params: mailLinkParams, response: { 200: mailLink } } },
    (request) => request.reading((tx, tenantId) => readLink(tx, tenantId, request.params.token)),
  );
  app.put(
    '/mail-links/:token',
    {
      config: byToken,
      schema: { tags, params: mailLinkParams, body: mailChoiceInput, response: { 200: mailLink } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => chooseByLink(tx, tenantId, request.params.token, request.body.isOn)),
  );
  await app.register(oneClickRoutes);
};

/** The route for mailbox programs, which send a form. */
const oneClickRoutes: FastifyPluginAsyncZod = async (app) => {
  takeForms(app);
  app.post(
    '/mail-links/:token',
    {
      config: byToken,
      schema: { tags, params: mailLinkParams, body: oneClick, response: { 200: mailLink } },
    },
    (request) => request.inTenant((tx, tenantId) => chooseByLink(tx, tenantId, request.params.token, false)),
  );
};
