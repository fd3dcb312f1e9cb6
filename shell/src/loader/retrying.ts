/** The pauses between tries, in milliseconds; a little chance keeps many tabs from asking at once. */
const PAUSES = [300, 1200];

/** Runs `attempt` again, after a pause, while `isTransient` says that another try may succeed. Three tries in all. */
export async function retrying<T>(attempt: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.8 + 0.4 * Math.random())));
    }
  }
  return attempt();
}
