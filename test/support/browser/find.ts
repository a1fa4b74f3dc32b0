import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** A browser on this machine. */
export type InstalledBrowser = { name: string; path: string };

type Candidate = { name: string; commands?: string[]; paths?: string[] };

const programs = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
].filter((folder) => folder !== undefined);

const chromiumFamily: Record<string, Candidate[]> = {
  linux: [
    // Ubuntu's chromium-browser is a stub around a snap, so it is asked last.
    { name: 'Chromium', commands: ['chromium'] },
    { name: 'Chrome', commands: ['google-chrome', 'google-chrome-stable'] },
    { name: 'Edge', commands: ['microsoft-edge', 'microsoft-edge-stable'] },
    { name: 'Chromium', commands: ['chromium-browser'] },
  ],
  darwin: [
    { name: 'Chromium', paths: ['/Applications/Chromium.app/Contents/MacOS/Chromium'] },
    { name: 'Chrome', paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] },
    { name: 'Edge', paths: ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'] },
  ],
  win32: [
    { name: 'Chromium', paths: inPrograms('Chromium', 'Application', 'chrome.exe') },
    { name: 'Chrome', paths: inPrograms('Google', 'Chrome', 'Application', 'chrome.exe') },
    { name: 'Edge', paths: inPrograms('Microsoft', 'Edge', 'Application', 'msedge.exe') },
  ],
};

const firefoxFamily: Record<string, Candidate[]> = {
  linux: [{ name: 'Firefox', commands: ['firefox-esr', 'firefox'] }],
  darwin: [{ name: 'Firefox', paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'] }],
  win32: [{ name: 'Firefox', paths: inPrograms('Mozilla Firefox', 'firefox.exe') }],
};

/** `CHROME_PATH`, else an installed Chromium, Chrome or Edge, else the one that Playwright downloaded. */
export function findChromium(): InstalledBrowser | undefined {
  return (
    named('Chromium', process.env.CHROME_PATH) ??
    firstInstalled(chromiumFamily[process.platform]) ??
    named('Chromium (Playwright’s)', chromium.executablePath())
  );
}

/** `FIREFOX_PATH`, else an installed Firefox. */
export function findFirefox(): InstalledBrowser | undefined {
  return (
    named('Firefox', process.env.FIREFOX_PATH) ?? firstInstalled(firefoxFamily[process.platform])
  );
}

function firstInstalled(candidates: Candidate[] = []): InstalledBrowser | undefined {
  for (const { name, commands = [], paths = [] } of candidates)
    for (const path of [...paths, ...commands.flatMap(inPath)])
      if (isExecutable(path)) return { name, path };
  return undefined;
}

function named(name: string, path: string | undefined): InstalledBrowser | undefined {
  return path !== undefined && isExecutable(path) ? { name, path } : undefined;
}

function inPath(command: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

function inPrograms(...parts: string[]): string[] {
  return programs.map((folder) => join(folder, ...parts));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
