import { describe, expect, it } from 'vitest';
import {
  getClickEvent,
  getPageView,
  getUserProperties,
  getVitalEvent,
  parseConsent,
  parseDraw,
  VITALS_THRESHOLD,
  type EventAttributes,
} from './analytics.ts';

const CLICK: EventAttributes = { category: 'code', action: 'click', label: 'copy', split: null };

describe('getClickEvent', () => {
  it('uses the category as the event name', () => {
    expect(getClickEvent(CLICK, 0.999)).toEqual([
      'code',
      { eventAction: 'click', eventLabel: 'copy' },
    ]);
  });

  it('returns null for missing attributes', () => {
    expect(getClickEvent({ ...CLICK, action: null, label: null }, 0)).toEqual([
      'code',
      { eventAction: null, eventLabel: null },
    ]);
  });

  it.each([
    ['0.1', 0.05, true],
    ['0.1', 0.1, true],
    ['0.1', 0.11, false],
    ['0', 0.9, true],
    ['', 0.9, true],
    ['many', 0.9, true],
    ['1', 0.999, true],
  ])('with the split "%s" and the draw %d is sent: %s', (split, draw, sent) => {
    expect(getClickEvent({ ...CLICK, split }, draw) !== null).toBe(sent);
  });
});

describe('getPageView', () => {
  it('maps each fact to its parameter', () => {
    const facts = { title: 'A', location: '/x/a/', productId: 'x-charts', productCategoryId: 'x' };
    expect(getPageView(facts)).toEqual([
      'page_view',
      { page_title: 'A', page_location: '/x/a/', productId: 'x-charts', productCategoryId: 'x' },
    ]);
  });
});

describe('getUserProperties', () => {
  it('rounds the pixel ratio and uses none for a layout that is not stored', () => {
    expect(
      getUserProperties({
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1.2499,
        deviceDark: true,
        colorScheme: 'system',
        codeStylingVariant: 'MUI System',
        apiLayouts: { apiPage_default: 'table', apiPage_props: null },
      }),
    ).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1.2,
      colorSchemeOS: 'dark',
      colorScheme: 'system',
      codeStylingVariant: 'MUI System',
      apiPage_default: 'table',
      apiPage_props: 'none',
    });
  });
});

describe('web vitals', () => {
  it('are reported with the delta as value', () => {
    expect(getVitalEvent({ name: 'CLS', value: 0.3, delta: 0.1, id: 'v1' })).toEqual([
      'CLS',
      {
        value: 0.1,
        metric_label: 'Web Vitals',
        metric_value: 0.3,
        metric_delta: 0.1,
        metric_id: 'v1',
      },
    ]);
  });

  it('have a threshold of one session in ten thousand', () => {
    expect(VITALS_THRESHOLD).toBe(0.0001);
  });

  it.each([
    [null, null],
    ['', null],
    ['NaN', null],
    ['-1', null],
    ['2', null],
    ['rubbish', null],
    ['0', 0],
    ['0.5', 0.5],
  ])('parse the draw %j as %j', (stored, draw) => {
    expect(parseDraw(stored)).toBe(draw);
  });
});

describe('parseConsent', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['yes', null],
    ['', null],
    [null, null],
  ])('parses %j as %j', (stored, consent) => {
    expect(parseConsent(stored)).toBe(consent);
  });
});
