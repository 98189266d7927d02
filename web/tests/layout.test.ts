import { describe, expect, it } from "vitest";
import { isTablet, roomFor } from "$src/table/layout";

const PIXELS = 10;
const at = (width: number, height: number, unit = PIXELS) => roomFor({ width, height }, unit);

describe("the layout of a table", () => {
  it.each([
    ["full", 1440, 900],
    ["full", 1920, 1080],
    ["compact", 1280, 640],
    ["compact", 1366, 657],
    ["compact", 1440, 789],
    ["compact", 1536, 730],
    ["compact", 1707, 821],
    ["split", 1279, 800],
    ["split", 1280, 639],
    ["split", 1024, 600],
    ["split", 844, 390],
    ["split", 683, 328],
    ["stack", 390, 844],
    ["stack", 360, 640],
    ["stack", 768, 1024],
    ["stack", 640, 310],
  ])("is %s at %i x %i", (layout, width, height) => {
    expect(at(width, height).layout).toBe(layout);
  });

  it("has two columns on a tablet whose letters leave room for them", () => {
    expect(isTablet({ width: 1024, height: 600 }, PIXELS)).toBe(true);
    expect(isTablet({ width: 1024, height: 600 }, 1.1 * PIXELS)).toBe(false);
    expect(isTablet({ width: 932, height: 430 }, PIXELS)).toBe(false);
  });

  it("grows with a larger laptop, up to a quarter", () => {
    expect(at(1280, 640).scale).toBe(1);
    expect(at(1366, 657).scale).toBeCloseTo(1.027, 3);
    expect(at(1536, 730).scale).toBeCloseTo(1.141, 3);
    expect(at(1707, 821).scale).toBe(1.25);
  });

  it("takes the split layout where larger letters leave the compact one too little room", () => {
    expect(at(1366, 657, 1.2 * PIXELS).layout).toBe("split");
  });

  it("takes the room for larger letters from the growth first", () => {
    const { layout, scale } = at(1536, 730, 1.1 * PIXELS);
    expect(layout).toBe("compact");
    expect(730 / (1.1 * PIXELS * scale)).toBeCloseTo(64, 5);
  });

  it("leaves smaller letters small", () => {
    expect(at(1366, 657, 0.9 * PIXELS).scale).toBeCloseTo(1.027, 3);
  });

  it("grows with a larger desk, up to a half", () => {
    expect(at(1440, 900).scale).toBe(1);
    expect(at(2560, 1300).scale).toBeCloseTo(1.444, 3);
    expect(at(3840, 2160).scale).toBe(1.5);
  });

  it.each([
    ["a tablet", 1024, 768, true],
    ["a low window", 1366, 600, true],
    ["a phone held sideways", 932, 430, false],
    ["a tall phone", 390, 844, true],
    ["a phone with the bars of its browser", 390, 664, false],
    ["a tablet held upright", 768, 1024, true],
  ])("has height for several parts on %s or not", (_, width, height, roomy) => {
    expect(at(width, height).roomy).toBe(roomy);
  });
});
