import { QRCodeSVG } from '@rc-component/qrcode';

/**
 * The authenticator app's key as a QR code, drawn in the browser so that no other server learns it. Black on white in
 * every theme, so that cameras can read it.
 */
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
