import { languageCode } from '../../platform/http/localized.schema.ts';
import { productFilter } from '../products/products.schema.ts';

export const productExportQuery = productFilter.extend({ language: languageCode.optional() });
