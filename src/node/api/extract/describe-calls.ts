import type { ApiCallTexts } from '../../../core/api/config.ts';
import type { ApiExport, ApiModel } from '../../../core/api/model.ts';
import { matchesName } from './exports.ts';

/** Our own texts by name of an export, in which `*` matches any part. */
type CallTexts = Readonly<Record<string, ApiCallTexts>>;

/** A part of a signature: `apiRef`, `<Api>`, `returns`. */
type CallPart = string;

function getText(texts: ApiCallTexts, part: CallPart): string | undefined {
  const typeParam = /^<(.+)>$/.exec(part)?.[1];
  if (typeParam !== undefined) return texts.typeParams?.[typeParam];
  if (part === 'returns' || part === 'throws') return texts[part];
  return texts.params?.[part];
}

/** Returns the text about a part. A whole name wins over a pattern, the first pattern over others. */
function findText(calls: CallTexts, name: string, part: CallPart): [string, string] | undefined {
  const keys = Object.keys(calls).filter((key) => key.includes('*') && matchesName([key], name));
  for (const key of [name, ...keys]) {
    const text = calls[key] && getText(calls[key], part);
    if (text !== undefined) return [`${key}(${part})`, text];
  }
  return undefined;
}

/** Texts that the description of an export uses, as `name(part)`. */
function listUsed(each: ApiExport, calls: CallTexts): string[] {
  const parts = (each.calls ?? []).flatMap((call) => [
    ...(call.typeParams ?? []).filter(isOpen).map(({ name }) => `<${name}>`),
    ...call.params.filter(isOpen).map(({ name }) => name),
    ...(isOpen(call.returns) ? ['returns'] : []),
  ]);
  return [...parts, 'throws'].flatMap((part) => findText(calls, each.name, part)?.[0] ?? []);
}

interface Described {
  description?: string | undefined;
  isOurs?: true | undefined;
}

/** Whether the package has no words for it. */
function isOpen({ description, isOurs }: Described): boolean {
  return description === undefined || isOurs === true;
}

/** Adds our own texts about parameters, results, and errors that the packages do not describe. */
export function describeCalls(model: ApiModel, calls: CallTexts): ApiModel {
  const add = <T extends Described>(name: string, part: CallPart, value: T): T => {
    const own = isOpen(value) ? findText(calls, name, part)?.[1] : undefined;
    return own === undefined ? value : { ...value, description: own, isOurs: true };
  };
  return {
    ...model,
    exports: model.exports.map((each) => {
      const throws = findText(calls, each.name, 'throws')?.[1];
      return {
        ...each,
        ...(each.calls && {
          calls: each.calls.map(({ typeParams, params, returns }) => ({
            ...(typeParams && {
              typeParams: typeParams.map((one) => add(each.name, `<${one.name}>`, one)),
            }),
            params: params.map((one) => add(each.name, one.name, one)),
            returns: add(each.name, 'returns', returns),
          })),
        }),
        ...(throws !== undefined && { throws }),
      };
    }),
  };
}

function listTexts(calls: CallTexts): string[] {
  return Object.entries(calls).flatMap(([name, { params, typeParams, returns, throws }]) => [
    ...Object.keys(typeParams ?? {}).map((each) => `${name}(<${each}>)`),
    ...Object.keys(params ?? {}).map((each) => `${name}(${each})`),
    ...(returns === undefined ? [] : [`${name}(returns)`]),
    ...(throws === undefined ? [] : [`${name}(throws)`]),
  ]);
}

/** Texts that describe nothing that the packages export, as `name(part)`. */
export function findStaleCallTexts({ exports }: ApiModel, calls: CallTexts): string[] {
  const used = new Set(exports.flatMap((each) => listUsed(each, calls)));
  return listTexts(calls).filter((key) => !used.has(key));
}

/** Parts of signatures without a description, as `name(part)`. A function that returns nothing needs none. */
export function findSilentCallParts({ exports }: ApiModel): string[] {
  return exports.flatMap(({ name, kind, calls = [] }) => [
    ...new Set(
      calls.flatMap(({ typeParams = [], params, returns }) => [
        ...typeParams
          .filter(({ description }) => description === undefined)
          .map((each) => `${name}(<${each.name}>)`),
        ...params
          .filter(({ description }) => description === undefined)
          .map((each) => `${name}(${each.name})`),
        ...(returns.description === undefined && returns.type !== 'void' && kind !== 'class'
          ? [`${name}(returns)`]
          : []),
      ]),
    ),
  ]);
}
