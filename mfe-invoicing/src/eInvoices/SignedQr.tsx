import { QRCodeSVG } from '@rc-component/qrcode';

/** The invoice portal's signed QR code, as it must be on the paper. Black on white in every theme, for cameras. */
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
