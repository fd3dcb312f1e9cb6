import { Button } from 'antd';
import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Panel, Row } from 'shared/ui';
import styles from './ArrangePanel.module.css';
import { type Arrangement, asTheyCome, moved, shown } from './arrangement';
import type { HomeCard } from './useHomeCards';

interface Props {
  /** All cards, in the person's order. */
  cards: readonly HomeCard[];
  arrangement: Arrangement;
  /** Saves a changed arrangement. */
  onChange: (arrangement: Arrangement) => void;
  onDone: () => void;
}

interface LineProps {
  card: HomeCard;
  isShown: boolean;
  canMove: (step: -1 | 1) => boolean;
  onMove: (step: -1 | 1) => void;
  onShow: (isShown: boolean) => void;
}

/** A card with buttons to move and hide it. */
function CardLine({ card: { id, title }, isShown, canMove, onMove, onShow }: LineProps) {
  return (
    <li className={styles.item} data-card={id} data-hidden={!isShown || undefined}>
      <span className={styles.title}>
        {title}
        {!isShown && <span className={styles.note}> Hidden</span>}
      </span>
      {([-1, 1] as const).map((step) => (
        <Button
          key={step}
          type="text"
          data-step={step}
          aria-disabled={!canMove(step) || undefined}
          aria-label={`Move ${title} ${step < 0 ? 'up' : 'down'}`}
          icon={step < 0 ? <ArrowUp /> : <ArrowDown />}
          onClick={() => onMove(step)}
        />
      ))}
      <Button
        type="text"
        aria-pressed={isShown}
        aria-label={`Show ${title}`}
        icon={isShown ? <Eye /> : <EyeOff />}
        onClick={() => onShow(!isShown)}
      />
    </li>
  );
}

/** Where a person arranges their cards: which are shown, and in what order. Changes can be undone. */
export function ArrangePanel({ cards, arrangement, onChange, onDone }: Props) {
  const [earlier, setEarlier] = useState<readonly Arrangement[]>([]);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** Moving a card's element loses the focus. */
  const [focus, setFocus] = useState<{ id: string; step: number }>();
  useEffect(() => {
    if (focus)
      list.current
        ?.querySelector<HTMLElement>(`[data-card="${CSS.escape(focus.id)}"] [data-step="${focus.step}"]`)
        ?.focus();
  }, [focus, cards]);
  const change = (next: Arrangement, words: string) => {
    setEarlier([...earlier, arrangement]);
    setSaid(words);
    onChange(next);
  };
  const move = ({ id, title }: HomeCard, place: number, step: -1 | 1) => {
    if (!cards[place + step]) return;
    setFocus({ id, step });
    change(moved(cards, id, step, arrangement), `${title} is now ${place + step + 1} of ${cards.length}.`);
  };
  const isUntouched = arrangement.order.length + arrangement.hidden.length === 0;
  return (
    <Panel
      dense
      title="Arrange the dashboard"
      purpose="Only you see this arrangement, in every browser you use."
      actions={
        <Row>
          <Button
            disabled={earlier.length === 0}
            onClick={() => {
              onChange(earlier.at(-1) ?? asTheyCome);
              setEarlier(earlier.slice(0, -1));
              setSaid('The last change was undone.');
            }}
          >
            Undo
          </Button>
          <Button
            disabled={isUntouched}
            onClick={() => change(asTheyCome, 'All cards are back in their default order.')}
          >
            Reset
          </Button>
          <Button type="primary" onClick={onDone}>
            Done
          </Button>
        </Row>
      }
    >
      <ol ref={list} className={styles.list}>
        {cards.map((card, place) => (
          <CardLine
            key={card.id}
            card={card}
            isShown={!arrangement.hidden.includes(card.id)}
            canMove={(step) => cards[place + step] !== undefined}
            onMove={(step) => move(card, place, step)}
            onShow={(isShown) =>
              change(shown(cards, card.id, isShown, arrangement), `${card.title} is ${isShown ? 'shown' : 'hidden'}.`)
            }
          />
        ))}
      </ol>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </Panel>
  );
}
