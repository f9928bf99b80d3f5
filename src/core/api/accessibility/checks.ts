import type { AccessibilityReport, ComponentBehavior } from './model.ts';
import type { Result, Verdict } from './result.ts';

export const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

function quote(texts: readonly string[]): string {
  const shown = texts
    .slice(0, 3)
    .map((text) => `“${text}”`)
    .join(', ');
  return texts.length > 3 ? `${shown} and ${texts.length - 3} more` : shown;
}

function rateTexts(cutOff: readonly string[], change: string): Verdict {
  return cutOff.length === 0
    ? { result: 'supports', evidence: `No text is cut off ${change}.` }
    : { result: 'partly', evidence: `Cut off ${change}: ${quote(cutOff)}.` };
}

const NOTHING_TO_FOCUS: Verdict = {
  result: 'notApplicable',
  evidence: 'Nothing in it takes the focus in this state.',
};

function rateFocus({ stops }: AccessibilityReport): Verdict {
  if (stops.length === 0) return NOTHING_TO_FOCUS;
  const hidden = stops.filter(({ isVisible }) => !isVisible);
  const names = quote(hidden.map(({ role, name }) => name || role));
  if (hidden.length === 0) {
    return {
      result: 'supports',
      evidence: `The picture of ${many(stops.length, 'stop')} of Tab changes with the focus.`,
    };
  }
  return {
    result: hidden.length === stops.length ? 'fails' : 'partly',
    evidence: `The focus changes nothing at ${many(hidden.length, 'stop')} of ${stops.length}: ${names}.`,
  };
}

function rateTrap({ stops, leaves }: AccessibilityReport): Verdict {
  if (stops.length === 0) return NOTHING_TO_FOCUS;
  if (leaves.forwards && leaves.backwards) {
    return { result: 'supports', evidence: 'Tab and Shift + Tab lead out of it.' };
  }
  const key = leaves.forwards ? 'Shift + Tab does' : 'Tab does';
  return { result: 'fails', evidence: `${key} not lead out of it.` };
}

/** Words that an instruction would use for what only eyes can follow. */
const SENSORY =
  /\b(above|below|beneath|on the (left|right)|(left|right)-hand|round|square|triangle|(red|green|blue|yellow|orange|gray|grey) (button|icon|line|dot|area|bar|text))\b/i;

function rateSensory({ transcripts }: AccessibilityReport): Verdict | null {
  const names = Object.values(transcripts).flatMap((lines) =>
    lines.flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []),
  );
  const texts = [...new Set(names)];
  if (texts.length === 0) return null;
  const found = texts.filter((text) => SENSORY.test(text));
  return found.length === 0
    ? {
        result: 'supports',
        evidence: `None of its ${many(texts.length, 'text')} refers to a shape, a color, or a place on the screen.`,
      }
    : { result: 'partly', evidence: `Texts that only eyes can follow: ${quote(found)}.` };
}

/** WCAG asks for this contrast of what has to be seen. */
const SHAPE_CONTRAST = 3;

function rateShapes({ shapes }: AccessibilityReport): Verdict | null {
  if (!shapes) return null;
  const evidence =
    `The shape with the least contrast to the background has ${shapes.light}:1 in light ` +
    `and ${shapes.dark}:1 in dark mode.`;
  const isLow = [shapes.light, shapes.dark].filter((ratio) => ratio < SHAPE_CONTRAST).length;
  return { result: isLow === 0 ? 'supports' : isLow === 1 ? 'partly' : 'fails', evidence };
}

function rateGraphics({ behavior: { graphics } }: AccessibilityReport): Verdict {
  const { hidden, named, unnamed } = graphics;
  if (hidden + named + unnamed.length === 0) {
    return { result: 'notApplicable', evidence: 'It draws no graphics.' };
  }
  if (unnamed.length === 0) {
    return {
      result: 'supports',
      evidence: `Of its graphics, ${hidden} are hidden from assistive technology, and ${named} have a name.`,
    };
  }
  return {
    result: hidden + named > 0 ? 'partly' : 'fails',
    evidence: `A graphic has no name and is not hidden from assistive technology: ${unnamed[0]}`,
  };
}

function rateHover({ behavior: { hover } }: AccessibilityReport): Verdict {
  if (!hover) return { result: 'notApplicable', evidence: 'Nothing appears under the pointer.' };
  const { isHoverable, isDismissible } = hover;
  const moved = isHoverable ? 'stays' : 'does not stay';
  const escape = isDismissible ? 'closes' : 'does not close';
  const evidence = `What appears under the pointer ${moved} when the pointer moves onto it, and Escape ${escape} it.`;
  const missing = [isHoverable, isDismissible].filter((each) => !each).length;
  return { result: missing === 0 ? 'supports' : missing === 1 ? 'partly' : 'fails', evidence };
}

function rateKeys({ keys, stops, behavior }: AccessibilityReport): Verdict | null {
  const wrong = keys.filter(({ agrees }) => !agrees);
  if (wrong.length > 0) {
    const [first] = wrong;
    return {
      result: wrong.length === keys.length ? 'fails' : 'partly',
      evidence: `${many(wrong.length, 'key press', 'key presses')} of ${keys.length} had another effect than expected, such as ${first!.key} (${first!.state}): ${first!.change}.`,
    };
  }
  if (keys.length > 0) {
    return {
      result: 'supports',
      evidence: `${many(keys.length, 'key press', 'key presses')} had the expected effect.`,
    };
  }
  if (stops.length > 0) return null;
  return behavior.hover
    ? {
        result: 'fails',
        evidence: 'Nothing in it takes the focus, so keys cannot show what the pointer shows.',
      }
    : NOTHING_TO_FOCUS;
}

function rateMotion({ behavior: { moving } }: AccessibilityReport): Verdict {
  if (moving.length === 0) return { result: 'supports', evidence: 'Nothing moves without end.' };
  const others = moving.filter((state) => !state.startsWith('loading'));
  return others.length === 0
    ? { result: 'supports', evidence: `It moves only while it loads (${moving.join(', ')}).` }
    : { result: 'fails', evidence: `It moves without end (${others.join(', ')}).` };
}

function rateInput({ keys }: AccessibilityReport): Verdict | null {
  const typed = keys.filter(({ change }) => change.includes('values: '));
  if (typed.length === 0) return null;
  const opening = typed.filter(({ change }) => change.includes('open: none → '));
  return opening.length === 0
    ? {
        result: 'supports',
        evidence: `${many(typed.length, 'key')} changed the value and opened nothing.`,
      }
    : { result: 'partly', evidence: `${opening[0]!.key} changed the value and opened a popup.` };
}

function rateError({ behavior: { error } }: AccessibilityReport): Verdict | null {
  if (!error) return null;
  if (!error.isMarked) {
    return { result: 'fails', evidence: 'A wrong value is not marked with aria-invalid.' };
  }
  return error.isDescribed
    ? { result: 'supports', evidence: 'A wrong value is marked, and a text says what is wrong.' }
    : {
        result: 'partly',
        evidence: 'A wrong value is marked with aria-invalid, but no text says what is wrong.',
      };
}

function rateStatus({ behavior: { live } }: AccessibilityReport): Verdict | null {
  const states = Object.entries(live);
  if (states.length === 0) return null;
  const silent = states.filter(([, roles]) => roles.length === 0).map(([state]) => state);
  if (silent.length === 0) {
    const told = states.map(([state, roles]) => `${state}: ${roles.join(', ')}`);
    return { result: 'supports', evidence: `Has a live role (${told.join('; ')}).` };
  }
  return {
    result: silent.length === states.length ? 'fails' : 'partly',
    evidence: `Nothing has a role that announces: ${silent.join(', ')}.`,
  };
}

type Check = (report: AccessibilityReport) => Verdict | null;

/** A check that says nothing where a person would have to judge. */
const holds =
  (isTrue: (behavior: ComponentBehavior) => boolean, result: Result, evidence: string): Check =>
  ({ behavior }) =>
    isTrue(behavior) ? { result, evidence } : null;

/** A check of something that must not be. */
const forbids =
  (isWrong: (behavior: ComponentBehavior) => boolean, right: string, wrong: string): Check =>
  ({ behavior }) =>
    isWrong(behavior)
      ? { result: 'fails', evidence: wrong }
      : { result: 'supports', evidence: right };

const ifFocusable =
  (check: Check): Check =>
  (report) =>
    report.stops.length === 0 ? NOTHING_TO_FOCUS : check(report);

function rateReturn({ returnsFocus }: AccessibilityReport): Verdict | null {
  if (returnsFocus === undefined) return null;
  return returnsFocus
    ? {
        result: 'supports',
        evidence: 'Escape gives the focus back to the button that opened the popup.',
      }
    : {
        result: 'fails',
        evidence: 'Escape does not give the focus back to the button that opened the popup.',
      };
}

const rateOrder = ifFocusable(
  holds(
    ({ isFocusInOrder }) => isFocusInOrder,
    'supports',
    'Tab goes through it in the order in which it is read.',
  ),
);

/** Checks that are scripted, by the criterion. Null if there was nothing to check. */
export const CHECKS: Readonly<
  Record<string, (report: AccessibilityReport) => Verdict[] | Verdict | null>
> = {
  '1.1.1': rateGraphics,
  '1.3.2': holds(
    ({ isInOrder }) => isInOrder,
    'supports',
    'Its texts follow each other in the document as on the screen.',
  ),
  '1.3.4': holds(
    ({ isSameUpright }) => isSameUpright,
    'supports',
    'An upright window shows the same texts as a wide one.',
  ),
  '1.4.1': holds(
    ({ colors }) => colors > 1,
    'partly',
    'Only the color of a shape says which series it belongs to, until the pointer is over it.',
  ),
  '1.4.5': holds(({ rasters }) => rasters === 0, 'supports', 'It draws no images of text.'),
  '1.4.4': ({ cutOff }) => rateTexts(cutOff.enlarged, 'with text of twice the size'),
  '1.4.10': ({ reflows }) =>
    reflows
      ? { result: 'supports', evidence: 'A page of 320 px does not scroll sideways.' }
      : { result: 'partly', evidence: 'A page of 320 px scrolls sideways.' },
  '1.4.11': rateShapes,
  '1.4.12': ({ cutOff }) => rateTexts(cutOff.spaced, 'with the spacing of 1.4.12'),
  '1.4.13': rateHover,
  '2.1.1': rateKeys,
  '2.1.4': forbids(
    ({ listensToLetters }) => listensToLetters,
    'Letters that are typed elsewhere change nothing.',
    'Letters that are typed elsewhere change it.',
  ),
  '2.2.2': rateMotion,
  '2.3.1': forbids(
    ({ flashing }) => flashing.length > 0,
    'No animation repeats more than three times a second.',
    'An animation repeats more than three times a second.',
  ),
  '2.4.4': holds(({ links }) => links === 0, 'notApplicable', 'It has no links.'),
  '2.4.11': ifFocusable(({ behavior: { obscured } }) =>
    obscured.length === 0
      ? { result: 'supports', evidence: 'Nothing covers a stop of Tab.' }
      : { result: 'partly', evidence: `Covered when it has the focus: ${quote(obscured)}.` },
  ),
  '2.5.2': ({ behavior: { hasty } }) =>
    hasty.length === 0
      ? {
          result: 'supports',
          evidence: 'A control does nothing if the pointer comes up elsewhere.',
        }
      : { result: 'partly', evidence: `Acts when the pointer goes down: ${quote(hasty)}.` },
  '2.5.7': holds(({ draggable }) => draggable === 0, 'notApplicable', 'Nothing in it is dragged.'),
  '3.2.1': ifFocusable(
    forbids(
      ({ changesOnFocus }) => changesOnFocus,
      'Nothing but the focus changes when Tab goes through it.',
      'Something opens or changes when Tab goes through it.',
    ),
  ),
  '3.2.2': rateInput,
  '1.3.3': rateSensory,
  '3.3.1': rateError,
  '4.1.3': rateStatus,
  '2.1.2': rateTrap,
  '2.4.3': (report) => [rateReturn(report), rateOrder(report)].filter((each) => each !== null),
  '2.4.7': rateFocus,
};
