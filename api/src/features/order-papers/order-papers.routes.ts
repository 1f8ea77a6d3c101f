import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { holderOf } from '../orders/orders.holder.service.ts';
import { myInvoiceParams, orderPaperParams, orderPaperQuery } from './order-papers.schema.ts';
import { readMyInvoice, readPapers } from './order-papers.service.ts';
import { writePdf } from './write-pdf.ts';

const tags = ['order-papers'];
const produces = ['application/pdf'];

export const orderPaperRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/order-papers/mine/:id',
    {
      config: { access: 'customer', byOrderKey: true },
      schema: { tags, produces, params: myInvoiceParams },
    },
    async (request, reply) => {
      const papers = await request.reading((tx, tenantId) =>
        readMyInvoice(tx, tenantId, {
          holder: holderOf(request),
          id: request.params.id,
          storeName: request.tenant.name ?? '',
        }),
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="invoice.pdf"')
        .header('cache-control', 'no-store')
        .send(await writePdf(papers));
    },
  );
  app.get(
    '/order-papers/:kind',
    {
      config: { access: { permission: 'read_orders' } },
      schema: { tags, produces, params: orderPaperParams, querystring: orderPaperQuery },
    },
    async (request, reply) => {
      const { kind } = request.params;
      const papers = await request.reading((tx, tenantId) =>
        readPapers(tx, tenantId, { kind, storeName: request.tenant.name ?? '', ...request.query }),
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${kind}.pdf"`)
        .header('cache-control', 'no-store')
        .send(await writePdf(papers));
    },
  );
};
