import { useEffect, useState } from 'react';
import { api } from 'shared/platform';

/** A letterhead's stored picture, by its hash; nothing while it loads or if it fails. It never exceeds its box. */
export default function LetterPicture({
  sha256,
  className,
  alt = '',
}: {
  sha256: string;
  className?: string | undefined;
  alt?: string;
}) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const asking = new AbortController();
    let made = '';
    api
      .download(`letterhead/pictures/${sha256}`, { signal: asking.signal })
      .then((blob) => {
        if (asking.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      })
      .catch(() => setUrl(''));
    return () => {
      asking.abort();
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [sha256]);
  return url === '' ? null : <img src={url} alt={alt} className={className} />;
}
