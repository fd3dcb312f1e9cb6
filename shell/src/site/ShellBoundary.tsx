import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

interface Props {
  /** The path that is shown: what failed at one is in nobody's way at the next. */
  pathname: string;
  /** `div` where a frame has its main around it. */
  tag: 'main' | 'div';
  children: ReactNode;
}

interface Failed {
  error?: Error;
  /** Where it failed. */
  pathname?: string;
}

/** Takes what the shell's own code throws, and files of it that do not come. A module's failures are `ModulePart`'s. */
export class ShellBoundary extends Component<Props, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: Error): Failed {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: Props, failed: Failed): Failed {
    if (!failed.error || failed.pathname === pathname) return failed;
    return failed.pathname === undefined ? { ...failed, pathname } : { error: undefined, pathname: undefined };
  }

  override render() {
    const { tag, children } = this.props;
    const { error } = this.state;
    return error ? <FailedPage error={error} tag={tag} /> : children;
  }
}
