import { QRCodeSVG } from '@rc-component/qrcode';

/**
 * The invoice portal's signed QR code, required on the printed document. Black on white in every theme, so that cameras
 * can read it.
 */
export default function SignedQr({ text }: { text: string }) {
  return (
    <QRCodeSVG
      value={text}
      size={190}
      level="L"
      marginSize={2}
      bgColor="#fff"
      fgColor="#000"
      title="Signed QR code of the invoice portal"
    />
  );
}
