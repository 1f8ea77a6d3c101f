/** Made by `npm run words`: an unknown key and a missing value do not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'platform-admin/analytics': typeof import('./features/analytics/locales/en.json') & {
      was: '{{value}}';
      against: '{{from}} {{to}}';
      revenueIn: '{{currency}}';
      panels: {
        revenue: '{{currency}}';
      };
      columns: {
        revenueIn: '{{currency}}';
        month: '{{month}}';
      };
      summary: {
        revenue: '{{total}}';
        count: '{{total}} {{what}}';
      };
    };
    'platform-admin/archives': typeof import('./features/archives/locales/en.json') & {
      storeTitle: '{{name}}';
      madeBy: '{{when}} {{who}}';
      file: '{{size}} {{until}}';
      madeAs: '{{slug}}';
      progress: '{{done}} {{total}}';
      removeTitle: '{{name}}';
      uploading: '{{share}}';
      uploaded: '{{name}}';
      importTitle: '{{name}}';
      importText: '{{when}}';
      importing: '{{name}}';
      slugTaken: '{{slug}}';
      slugHelp: '{{host}}';
      restoreTitle: '{{name}}';
      restoreText: '{{when}}';
      typeSlug: '{{slug}}';
      restoring: '{{name}}';
      cloneTitle: '{{name}}';
      sandboxName: '{{name}}';
      cloning: '{{name}}';
      exporting: '{{name}}';
      removal: '{{date}}';
      removalAsked: '{{date}}';
      removalOrdered: '{{date}}';
    };
    'platform-admin/audit-log': typeof import('./features/audit-log/locales/en.json') & {
      check: {
        whole_zero: '{{entries}}';
        whole_one: '{{entries}}';
        whole_other: '{{entries}}';
        broken: '{{seq}} {{store}}';
        failed: '{{reason}}';
      };
      storeOnly: '{{name}}';
      heads: {
        whole_one: '{{count}} {{day}}';
        whole_other: '{{count}} {{day}}';
        broken: '{{day}} {{seq}} {{store}}';
      };
    };
    'platform-admin/billing': typeof import('./features/billing/locales/en.json') & {
      since: '{{date}}';
      trialUntil: '{{date}}';
      renews: '{{date}}';
      ends: '{{date}}';
      changeOf: '{{store}}';
      changeTitle: '{{store}}';
      changed: '{{store}}';
      deleteTitle: '{{name}}';
      deleted: '{{name}}';
      payOf: '{{number}}';
      payTitle: '{{number}}';
      payText: '{{store}} {{total}}';
      payDone: '{{number}}';
      pdfOf: '{{number}}';
    };
    'platform-admin/compositions': typeof import('./features/compositions/locales/en.json') & {
      restoreOf: '{{when}}';
      restoreTitle: '{{when}}';
    };
    'platform-admin/dashboard': typeof import('./features/dashboard/locales/en.json');
    'platform-admin/deploy-tokens': typeof import('./features/deploy-tokens/locales/en.json') & {
      madeBy: '{{when}} {{who}}';
      usedAt: '{{when}}';
      madeTitle: '{{name}}';
      useIt: '{{remote}}';
      revokeOf: '{{name}}';
      revokeTitle: '{{name}}';
      revoked: '{{name}}';
      revokedAt: '{{when}}';
      contactOf: '{{remote}}';
      notTaken: '{{when}} {{why}}';
    };
    'platform-admin/landing': typeof import('./features/landing/locales/en.json') & {
      reason: {
        fast: {
          figure: '{{seconds}}';
        };
      };
      perMonthOr: '{{others}}';
      trial_one: '{{count}}';
      trial_other: '{{count}}';
      upTo: {
        maxProducts: '{{most}}';
        maxStaff: '{{most}}';
        maxOrders: '{{most}}';
        maxStorageMb: '{{most}}';
        storageGb: '{{most}}';
      };
      find: {
        help: '{{domain}}';
      };
    };
    'platform-admin/mails': typeof import('./features/mails/locales/en.json');
    'platform-admin/operator-roles': typeof import('./features/operator-roles/locales/en.json') & {
      membersCount_zero: '{{count}}';
      membersCount_one: '{{count}}';
      membersCount_other: '{{count}}';
      chosen_one: '{{count}}';
      chosen_other: '{{count}}';
      deleteTitle: '{{name}}';
      deleted: '{{name}}';
    };
    'platform-admin/operators': typeof import('./features/operators/locales/en.json') & {
      invite: {
        done: '{{email}}';
      };
      inactive: {
        title: '{{name}}';
        done: '{{name}}';
      };
      active: {
        title: '{{name}}';
        done: '{{name}}';
      };
      actionsOf: '{{name}}';
      role: {
        title: '{{name}}';
        done: '{{name}}';
      };
    };
    'platform-admin/people': typeof import('./features/people/locales/en.json') & {
      found_one: '{{count}}';
      found_other: '{{count}}';
      more_one: '{{count}}';
      more_other: '{{count}}';
      none: '{{q}}';
    };
    'platform-admin/platform-settings': typeof import('./features/platform-settings/locales/en.json') & {
      wrongName: '{{name}}';
      testSent: '{{recipient}}';
      testKept: '{{recipient}}';
      cacheFailed: '{{error}}';
    };
    'platform-admin/profile': typeof import('./features/profile/locales/en.json');
    'platform-admin/releases': typeof import('./features/releases/locales/en.json') & {
      publishedBy: '{{when}} {{who}}';
      backTo: '{{build}}';
      wentBack: '{{build}} {{remote}}';
      barOf: '{{builds}} {{remote}}';
      segment: '{{build}} {{health}} {{share}}';
      buildsOf: '{{remote}}';
      pagesCount_one: '{{pages}}';
      pagesCount_other: '{{pages}}';
      errorsCount_one: '{{errors}}';
      errorsCount_other: '{{errors}}';
      visitorsCount_one: '{{visitors}}';
      visitorsCount_other: '{{visitors}}';
      ran_one: '{{sets}} {{took}} {{when}}';
      ran_other: '{{sets}} {{took}} {{when}}';
      opened_one: '{{pages}} {{took}} {{when}}';
      opened_other: '{{pages}} {{took}} {{when}}';
      actsOf: '{{build}}';
      moreBuilds_one: '{{count}}';
      moreBuilds_other: '{{count}}';
      rolloutsOf: '{{remote}}';
      rolloutOf: '{{build}}';
      audience: {
        first_one: '{{count}}';
        first_other: '{{count}}';
        early_one: '{{count}}';
        early_other: '{{count}}';
        stores_one: '{{count}}';
        stores_other: '{{count}}';
      };
      startsAt: '{{when}}';
      since: '{{when}} {{who}}';
      stopped: '{{build}} {{remote}}';
      shareOf: '{{build}}';
      ofVisitors: '{{share}}';
      inPercent: '{{label}}';
      notSaved: '{{before}} {{share}}';
      shareSaved: '{{build}} {{remote}} {{share}}';
      startTitle: '{{remote}}';
      started: '{{build}} {{remote}} {{share}}';
      nothingToStart: '{{command}}';
      choose: {
        all_one: '{{count}}';
        all_other: '{{count}}';
        first_one: '{{count}}';
        first_other: '{{count}}';
        early_one: '{{count}}';
        early_other: '{{count}}';
      };
      storesChosen_one: '{{count}}';
      storesChosen_other: '{{count}}';
      goLiveTitle: '{{build}} {{remote}}';
      wentLive: '{{build}} {{remote}}';
      withdrawTitle: '{{build}} {{remote}}';
      withdrawLive: '{{build}}';
      withdrawAway: '{{remote}}';
      withdrawn: '{{build}} {{remote}}';
      previewTitle: '{{build}} {{remote}}';
      stale: '{{reason}} {{time}}';
      fromTo: '{{most}}';
      storesCount_one: '{{stores}}';
      storesCount_other: '{{stores}}';
    };
    'platform-admin/sessions': typeof import('./features/sessions/locales/en.json');
    'platform-admin/sign-ups': typeof import('./features/sign-ups/locales/en.json') & {
      slugHelp: '{{host}}';
      slugFree: '{{host}}';
      opened: '{{name}}';
      openedText: '{{host}}';
      waitText: '{{email}}';
      sentAgain: '{{email}}';
      useProposal: '{{host}}';
      placeFacts: '{{tax}} {{timeZone}}';
      placeFactsUntaxed: '{{timeZone}}';
    };
    'platform-admin/store-removals': typeof import('./features/store-removals/locales/en.json') & {
      title: '{{name}}';
      address: '{{slug}}';
      asked: '{{date}} {{name}}';
      because: {
        inactive: '{{date}}';
        owner: '{{date}}';
        operator: '{{date}}';
      };
      undone: '{{name}}';
    };
    'platform-admin/support-cases': typeof import('./features/support-cases/locales/en.json') & {
      numbered: '{{number}} {{subject}}';
    };
    'platform-admin/telemetry': typeof import('./features/telemetry/locales/en.json') & {
      days_one: '{{count}}';
      days_other: '{{count}}';
      group: {
        times_one: '{{count}}';
        times_other: '{{count}}';
        visitorsOf_one: '{{count}}';
        visitorsOf_other: '{{count}}';
        wide: '{{build}} {{remote}}';
      };
    };
    'platform-admin/tenants': typeof import('./features/tenants/locales/en.json') & {
      suspended: '{{name}}';
      activated: '{{name}}';
      suspendTitle: '{{name}}';
      slugHelp: '{{host}}';
      ringSaved: '{{name}} {{ring}}';
      owners: {
        invited: '{{email}}';
      };
      hiddenPlan: '{{plan}}';
      planTitle_one: '{{count}}';
      planTitle_other: '{{count}}';
      suspendMany_one: '{{count}}';
      suspendMany_other: '{{count}}';
      done: {
        active_one: '{{count}}';
        active_other: '{{count}}';
        suspended_one: '{{count}}';
        suspended_other: '{{count}}';
        plan_one: '{{count}}';
        plan_other: '{{count}}';
      };
      moveText: '{{from}} {{to}}';
      movedFrom: '{{domains}}';
      visit: {
        title: '{{name}}';
        ready: '{{name}}';
      };
      removal: {
        because: {
          inactive: '{{date}}';
          owner: '{{date}}';
          operator: '{{date}}';
        };
      };
    };
    'platform-admin/layout': typeof import('./layout/locales/en.json');
    'platform-admin/ui': typeof import('./ui/locales/en.json') & {
      messages: {
        because: '{{what}} {{why}}';
        words: '{{text}}';
        needs: '{{build}} {{found}} {{needs}} {{range}} {{remote}}';
        needsMissing: '{{build}} {{needs}} {{range}} {{remote}}';
        exportMissing: '{{build}} {{by}} {{files}} {{missing}} {{of}} {{remote}}';
        runThrows: '{{beside}} {{build}} {{place}} {{remote}} {{text}}';
        runEndless: '{{beside}} {{build}} {{place}} {{remote}} {{text}}';
        runBlank: '{{beside}} {{build}} {{place}} {{remote}}';
        checkMissing: '{{build}} {{remote}}';
        checkOther: '{{build}} {{other}} {{remote}}';
        checkForged: '{{build}} {{remote}}';
        checkOld: '{{build}} {{minutes}} {{remote}}';
        checkBeside: '{{build}} {{found}} {{live}} {{part}} {{remote}}';
        pathTaken: '{{build}} {{owner}} {{path}} {{remote}}';
        pathNotGranted: '{{build}} {{granted}} {{path}} {{remote}}';
        areaNotGranted: '{{area}} {{build}} {{remote}}';
        slotNotGranted: '{{build}} {{remote}} {{slot}}';
        permissionUnknown: '{{build}} {{path}} {{permission}} {{remote}}';
        isUploading: '{{build}} {{remote}}';
        isDemoted: '{{build}} {{remote}}';
        isWithdrawn: '{{build}} {{remote}}';
        wasDemoted: '{{build}} {{remote}}';
        wasWithdrawn: '{{build}} {{remote}}';
        isLive: '{{build}} {{remote}}';
        rolloutEnded: '{{build}}';
        otherFiles: '{{build}} {{remote}}';
        noBuildBefore: '{{remote}}';
        failed_one: '{{count}} {{minutes}}';
        failed_other: '{{count}} {{minutes}}';
        failedBeside_one: '{{count}} {{minutes}} {{parts}}';
        failedBeside_other: '{{count}} {{minutes}} {{parts}}';
        neverWorked_one: '{{count}}';
        neverWorked_other: '{{count}}';
        neverWorkedBeside_one: '{{count}} {{parts}}';
        neverWorkedBeside_other: '{{count}} {{parts}}';
        serverThrows: '{{message}} {{parts}}';
        serverLoops: '{{parts}}';
        serverHangs: '{{parts}}';
        wentLive: '{{builds}}';
        restored: '{{at}}';
        rolledBackTo: '{{build}} {{remote}}';
        rolledOut: '{{build}} {{remote}}';
        notice_build_demoted: '{{build}} {{instead}} {{remote}}';
        notice_build_failing: '{{build}} {{remote}}';
        notice_mails_failed_one: '{{count}}';
        notice_mails_failed_other: '{{count}}';
        notice_jobs_failed_one: '{{count}} {{queue}}';
        notice_jobs_failed_other: '{{count}} {{queue}}';
        notice_disk_full: '{{machine}} {{percent}}';
        notice_limit_reached: '{{shop}}';
        notice_past_due: '{{shop}}';
        limit_products: '{{limit}} {{used}}';
        limit_staff: '{{limit}} {{used}}';
        limit_orders: '{{limit}} {{used}}';
        limit_storage: '{{limit}} {{used}}';
      };
      notices: {
        since: '{{reason}} {{when}}';
        dismissOf: '{{title}}';
        dismissAll_one: '{{count}}';
        dismissAll_other: '{{count}}';
        more_one: '{{count}}';
        more_other: '{{count}}';
        text: {
          jobs_failed: '{{message}}';
          disk_full: '{{folder}} {{free}}';
        };
        page: {
          build_demoted: '{{remote}}';
          build_failing: '{{remote}}';
          limit_reached: '{{shop}}';
          past_due: '{{shop}}';
        };
      };
      factors: {
        removeOf: '{{name}}';
        title: '{{name}}';
        done: '{{name}}';
      };
    };
  }
}

export {};
