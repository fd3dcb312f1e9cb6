import { spawn } from 'node:child_process';

/** How often to check whether the parent process still runs, in milliseconds. */
const EVERY = 200;

let running;
let isStopping = false;

/** Runs a command with this process's input and output; returns its exit code, 0 for one that was told to stop. */
export function runToTheEnd(command, args, options) {
  if (isStopping) return Promise.resolve(0);
  return new Promise((resolve) => {
    running = spawn(command, args, { stdio: 'inherit', ...options });
    running.on('exit', (code, signal) => resolve(code ?? (signal ? 0 : 1)));
  });
}

/**
 * Makes running commands stop with this process: at SIGINT, SIGTERM and SIGHUP, and when the parent is gone, because
 * npm ends at a signal without passing it on. Returns whether it was told to stop.
 */
export function stopTogether() {
  const stop = (signal) => {
    isStopping = true;
    running?.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), EVERY).unref();
  return () => isStopping;
}
