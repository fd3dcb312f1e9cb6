import { formatDateTime } from 'shared/domain/dates/dates';
import type { OpenedLink, ShownPerson } from '../api/clients/links/openClientLink';
import { escapeHtml } from '../pages/html';

const fact = (label: string, value: string) =>
  value === '' ? '' : `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`;

function personMarkup(person: ShownPerson, action: string): string {
  const { id, candidateName, position, city, skills, file, clientAnswer, clientNote, clientAnsweredAt } = person;
  const name = escapeHtml(candidateName);
  const answered = clientAnswer
    ? `<p>You ${clientAnswer.toLowerCase()} on ${formatDateTime(clientAnsweredAt)}. You can still change it.</p>`
    : '';
  const cv = file === '' ? '' : `<p><a href="${action}/${encodeURIComponent(id)}/cv">CV of ${name}</a></p>`;
  const button = (answer: string, label: string) =>
    `<button name="answer" value="${answer}" aria-label="${label} ${name}">${label}</button>`;
  return `<li><h3>${name}</h3><dl>${fact('Role', position)}${fact('City', city)}${fact('Skills', skills)}</dl>${cv}${answered}<form method="post" action="${action}"><input type="hidden" name="person" value="${escapeHtml(id)}"><label>Note (optional)<input name="note" maxlength="300" value="${escapeHtml(clientNote)}"></label>${button('Accepted', 'Accept')}${button('Declined', 'Decline')}</form></li>`;
}

/** The candidates of a client's link, each with the answer form, as markup without classes. */
export function peopleMarkup({ people }: OpenedLink, token: string): string {
  if (people.length === 0) return '<p>Nobody is put forward for this vacancy now. We will send you people soon.</p>';
  const action = `/api/client-answers/${encodeURIComponent(token)}`;
  return `<ul>${people.map((person) => personMarkup(person, action)).join('')}</ul>`;
}
