import type { ErrorCode } from 'shared/domain/records/errorCodes';
import { ApiError } from '../core/errors';

/** A release, promotion or rollback that is refused, with every reason. Nothing has changed. */
export class ReleaseError extends ApiError {
  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 413,
    code: ErrorCode,
    message: string,
    readonly reasons: string[] = [],
  ) {
    super(
      status,
      code,
      reasons.length === 0 ? message : `${message}\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
      { errors: reasons.map((msg) => ({ path: '', msg })) },
    );
  }
}
