import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

interface Props {
  /** The current path: an error at one path is cleared at the next. */
  pathname: string;
  /** `div` inside a frame that already has a main element. */
  tag: 'main' | 'div';
  children: ReactNode;
}

interface Failed {
  error?: Error;
  /** The path where it failed. */
  pathname?: string;
}

/** Catches errors of the shell's own code, including files that fail to load. `ModulePart` catches modules' errors. */
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
