import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { Inv01 } from 'shared/domain/money/eInvoices/inv01';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The public key of the portal that these answers come from. */
export const portalKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(data: object, key: KeyObject): string {
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

/**
 * The portal's answer to a document, acknowledged at a time in India; with the calculated IRN, unless another is given.
 */
export function answerTo(inv01: Inv01, ackDt = '2026-11-26 10:30:00', key: KeyObject = privateKey, irn?: string) {
  const { DocDtls, SellerDtls, BuyerDtls, ValDtls, ItemList } = inv01;
  const year = financialYearOf(DocDtls.Dt.split('/').reverse().join('-'));
  const text = SellerDtls.Gstin + year + DocDtls.Typ + DocDtls.No.toUpperCase();
  const Irn = irn ?? createHash('sha256').update(text).digest('hex');
  const acknowledged = { AckNo: 232_210_036_754_863, AckDt: ackDt, Irn };
  return {
    ...acknowledged,
    SignedInvoice: token({ ...acknowledged, ...inv01 }, key),
    SignedQRCode: token(
      {
        ...{ SellerGstin: SellerDtls.Gstin, BuyerGstin: BuyerDtls.Gstin, DocNo: DocDtls.No, DocTyp: DocDtls.Typ },
        ...{ DocDt: DocDtls.Dt, TotInvVal: ValDtls.TotInvVal, ItemCnt: ItemList.length },
        ...{ MainHsnCode: ItemList[0]?.HsnCd, Irn, IrnDt: ackDt },
      },
      key,
    ),
    Status: 'ACT',
  };
}
