import { QRCodeSVG } from '@rc-component/qrcode';

/** The key for an authenticator app as a QR code, drawn here: no other place learns it. Black on white in every theme, for cameras. */
export default function KeyQr({ uri }: { uri: string }) {
  return (
    <QRCodeSVG
      value={uri}
      size={184}
      level="M"
      marginSize={4}
      bgColor="#fff"
      fgColor="#000"
      title="QR code of the key"
    />
  );
}
