import { CONSOLE_LEVELS, type ConsoleLevel } from '../../core/editor/runner/frame-messages.ts';
import { describeValues } from './describe-values.ts';

/** The packages print it for each paid component, and the page says it already. */
const LICENSE_NOTICE = /^\*+$|^MUI X: Missing license key/;

type Report = (level: ConsoleLevel, text: string) => void;

/** Calls `report` for what the code prints, which the console of the browser shows as well. */
export function reportConsole(report: Report): void {
  for (const level of CONSOLE_LEVELS) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      print.apply(console, values);
      const text = describeValues(values);
      if (!LICENSE_NOTICE.test(text.trim())) report(level, text);
    };
  }
}

/** Reports what the frame does not do for the code: dialogs of the browser, popups and requests. */
export function reportBlocked(report: (name: string) => void): void {
  const block = (name: 'alert' | 'confirm' | 'prompt' | 'open' | 'print', result: unknown) => {
    Object.defineProperty(window, name, {
      configurable: true,
      writable: true,
      value() {
        report(`${name}()`);
        return result;
      },
    });
  };
  block('alert', undefined);
  block('confirm', false);
  block('prompt', null);
  block('open', null);
  block('print', undefined);
  // No directive that browsers know is about these connections.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => report(blockedURI));
}
