/** The pauses between attempts, in milliseconds; jitter keeps many tabs from retrying at once. */
const PAUSES = [300, 1200];

/** Repeats `attempt` after a pause while `isTransient` says that a retry may succeed. Three attempts in all. */
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
