import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium, LAUNCH_ARGUMENTS } from '../find-chromium.ts';

/** The profile for all figures of the benchmark: a slow phone on a slow network. */
export const PROFILE = { megabitsPerSecond: 1.6, latencyMilliseconds: 150, cpuSlowdown: 4 };

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: LAUNCH_ARGUMENTS });
}

/** Slows a page's network and processor down to the profile. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMilliseconds,
    downloadThroughput: (PROFILE.megabitsPerSecond * 1e6) / 8,
    uploadThroughput: (PROFILE.megabitsPerSecond * 1e6) / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  return session;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
