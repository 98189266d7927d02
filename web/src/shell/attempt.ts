/** Something that may fail: why it did is said in a toast. */
import { faultText } from "./fault";
import { toast } from "./notices.svelte";

export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(faultText(error));
  }
}
