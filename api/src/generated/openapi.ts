// Made by `npm run api-types` from the OpenAPI document, never by hand.

import type { LanguageCode, LocalizedText } from '../languages.ts';

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok" | "degraded";
                            /** @enum {string} */
                            database: "up" | "down";
                            version: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                url: string;
                                width: number;
                                height: number;
                                bytes: number;
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                            width: number;
                            height: number;
                            bytes: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            key: "read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_staff" | "write_staff" | "read_settings" | "write_settings" | "read_notifications" | "write_notifications" | "write_uploads" | "read_integrations" | "write_integrations";
                            group: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            permissions: string[];
                            isSystem: boolean;
                            members: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description: string;
                        permissions: ("read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_staff" | "write_staff" | "read_settings" | "write_settings" | "read_notifications" | "write_notifications" | "write_uploads" | "read_integrations" | "write_integrations")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            permissions: string[];
                            isSystem: boolean;
                            members: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            permissions: string[];
                            isSystem: boolean;
                            members: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description: string;
                        permissions: ("read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_staff" | "write_staff" | "read_settings" | "write_settings" | "read_notifications" | "write_notifications" | "write_uploads" | "read_integrations" | "write_integrations")[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            permissions: string[];
                            isSystem: boolean;
                            members: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/roles.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "roles.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "name" | "newest";
                    q?: string;
                    status?: "active" | "inactive" | "invited";
                    roleId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                role: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                /** @enum {string} */
                                status: "active" | "inactive" | "invited";
                                /** Format: date */
                                joiningDate: string;
                                lastLoginAt: string | null;
                                hasSecondFactor: boolean;
                                hasIdentity: boolean;
                                /** Format: date-time */
                                createdAt: string;
                                version: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        /** @default  */
                        phone?: string;
                        /** Format: uuid */
                        roleId: string;
                        /** Format: date */
                        joiningDate?: string;
                        locale?: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            role: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "active" | "inactive" | "invited";
                            /** Format: date */
                            joiningDate: string;
                            lastLoginAt: string | null;
                            hasSecondFactor: boolean;
                            hasIdentity: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            role: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "active" | "inactive" | "invited";
                            /** Format: date */
                            joiningDate: string;
                            lastLoginAt: string | null;
                            hasSecondFactor: boolean;
                            hasIdentity: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                        /** Format: uuid */
                        roleId: string;
                        /** Format: date */
                        joiningDate: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            role: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "active" | "inactive" | "invited";
                            /** Format: date */
                            joiningDate: string;
                            lastLoginAt: string | null;
                            hasSecondFactor: boolean;
                            hasIdentity: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/second-factors/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/identities/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "active" | "inactive";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            role: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            /** @enum {string} */
                            status: "active" | "inactive" | "invited";
                            /** Format: date */
                            joiningDate: string;
                            lastLoginAt: string | null;
                            hasSecondFactor: boolean;
                            hasIdentity: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/staff.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "active" | "inactive";
                        }[];
                        /** @enum {string} */
                        operation: "staff.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/staff.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "staff.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        action: string;
                        details: {
                            [key: string]: unknown;
                        };
                        adminContext: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        };
                        timestamp: string;
                        url: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    q?: string;
                    actorKind?: "staff" | "platform" | "customer" | "visitor" | "system" | "program";
                    source?: "server" | "client";
                    tenantId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                seq: number;
                                actorName: string;
                                /** @enum {string} */
                                actorKind: "staff" | "platform" | "customer" | "visitor" | "system" | "program";
                                /** @enum {string} */
                                source: "server" | "client";
                                action: string;
                                tenantId: string | null;
                                tenantName: string | null;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    q?: string;
                    actorId?: string;
                    actorKind?: "staff" | "platform" | "customer" | "visitor" | "system" | "program";
                    source?: "server" | "client";
                    subject?: string;
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                seq: number;
                                actorName: string;
                                /** @enum {string} */
                                actorKind: "staff" | "platform" | "customer" | "visitor" | "system" | "program";
                                /** @enum {string} */
                                source: "server" | "client";
                                action: string;
                                tenantId: string | null;
                                tenantName: string | null;
                                details: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entries: number;
                            brokenAt: {
                                tenantId: string | null;
                                seq: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    host: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "platform" | "tenant";
                            id: string | null;
                            slug: string | null;
                            name: string | null;
                            domain: string;
                            customDomain: boolean;
                            /** @enum {string} */
                            detectionMethod: "subdomain" | "custom-domain" | "root-domain";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            tenant: {
                                /** @enum {string} */
                                type: "platform" | "tenant";
                                id: string | null;
                                slug: string | null;
                                name: string | null;
                                domain: string;
                                customDomain: boolean;
                                /** @enum {string} */
                                detectionMethod: "subdomain" | "custom-domain" | "root-domain";
                            };
                            platform: {
                                platform_title: string;
                                platform_description: string;
                                platform_url: string;
                                google_analytic_status: boolean;
                                meta_title: string;
                                meta_description: string;
                                favicon: string;
                            };
                            global: {
                                default_language: LanguageCode;
                                default_currency: string;
                                /** @enum {string} */
                                default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                                floating_number: number;
                                default_time_zone: string;
                            };
                            store: {
                                meta_title: string;
                                meta_url: string;
                                google_analytic_status: boolean;
                                google_analytic_key: string;
                                tawk_chat_status: boolean;
                                tawk_chat_property_id: string;
                                tawk_chat_widget_id: string;
                                /** @enum {string} */
                                loadLocaleFrom: "browser" | "store";
                                color_accent: string;
                                tax_rate_bp: number;
                                free_shipping_from: number | null;
                                order_prefix: string;
                                invoice_note: LocalizedText;
                                takes_orders: boolean;
                                search_engines: boolean;
                                notify_orders: boolean;
                                notify_stock: boolean;
                                company_name: string;
                                address: string;
                                zip_code: string;
                                city: string;
                                country: string;
                                phone: string;
                                email: string;
                                tax_number: string;
                            } | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            } | null;
                            languages: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                flag: string;
                                iso_code: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                            }[];
                            currencies: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                code: string;
                                symbol: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest" | "name";
                    q?: string;
                    status?: "active" | "suspended" | "inactive";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                status: "active" | "suspended" | "inactive";
                                ownerEmail: string;
                                domains: string[];
                                /** @enum {string} */
                                ring: "first" | "early" | "everyone";
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        slug: string;
                        ownerName: string;
                        /** Format: email */
                        ownerEmail: string;
                        ownerPassword: string;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "CHF";
                        language: LanguageCode;
                        color: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            status: "active" | "suspended" | "inactive";
                            ownerEmail: string;
                            domains: string[];
                            /** @enum {string} */
                            ring: "first" | "early" | "everyone";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            status: "active" | "suspended" | "inactive";
                            ownerEmail: string;
                            domains: string[];
                            /** @enum {string} */
                            ring: "first" | "early" | "everyone";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "active" | "suspended";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            status: "active" | "suspended" | "inactive";
                            ownerEmail: string;
                            domains: string[];
                            /** @enum {string} */
                            ring: "first" | "early" | "everyone";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            status: "active" | "inactive" | "invited";
                            hasSecondFactor: boolean;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/owners/{ownerId}/second-factors/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    ownerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            status: "active" | "inactive";
                            hasSecondFactor: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}/second-factors/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deploy-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            remote: string;
                            name: string;
                            paths: string[];
                            areas: string[];
                            slots: string[];
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        remote: string;
                        name: string;
                        paths?: string[];
                        areas?: ("admin" | "store-admin" | "platform-admin")[];
                        slots?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            remote: string;
                            name: string;
                            paths: string[];
                            areas: string[];
                            slots: string[];
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                            token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deploy-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt" | "name" | "-name" | "lastUsedAt" | "-lastUsedAt";
                    q?: string;
                    state?: "active" | "expired" | "revoked";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                prefix: string;
                                permissions: string[];
                                /** @enum {string} */
                                state: "active" | "expired" | "revoked";
                                expiresAt: string | null;
                                lastUsedAt: string | null;
                                revokedAt: string | null;
                                createdBy: string;
                                /** Format: date-time */
                                createdAt: string;
                                version: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        permissions: ("read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_notifications" | "write_notifications" | "write_uploads")[];
                        expiresAt: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            prefix: string;
                            permissions: string[];
                            /** @enum {string} */
                            state: "active" | "expired" | "revoked";
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                            key: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            key: "read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_notifications" | "write_notifications" | "write_uploads";
                            group: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            prefix: string;
                            permissions: string[];
                            /** @enum {string} */
                            state: "active" | "expired" | "revoked";
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        permissions: ("read_dashboard" | "read_products" | "write_products" | "read_costs" | "read_categories" | "write_categories" | "read_attributes" | "write_attributes" | "read_coupons" | "write_coupons" | "read_customers" | "write_customers" | "export_customers" | "read_reviews" | "write_reviews" | "export_reviews" | "read_messages" | "write_messages" | "read_orders" | "write_orders" | "refund_orders" | "export_orders" | "read_stock" | "write_stock" | "read_notifications" | "write_notifications" | "write_uploads")[];
                        expiresAt: string | null;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            prefix: string;
                            permissions: string[];
                            /** @enum {string} */
                            state: "active" | "expired" | "revoked";
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            prefix: string;
                            permissions: string[];
                            /** @enum {string} */
                            state: "active" | "expired" | "revoked";
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt" | "name" | "-name";
                    q?: string;
                    state?: "active" | "failing" | "off" | "stopped";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                url: string;
                                events: string[];
                                active: boolean;
                                /** @enum {string} */
                                state: "active" | "failing" | "off" | "stopped";
                                failingSince: string | null;
                                stoppedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                version: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        url: string;
                        events: ("order.placed" | "order.status_changed" | "order.refunded" | "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "customer.created" | "customer.updated" | "customer.erased")[];
                        active: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            url: string;
                            events: string[];
                            active: boolean;
                            /** @enum {string} */
                            state: "active" | "failing" | "off" | "stopped";
                            failingSince: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                            secret: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            name: "order.placed" | "order.status_changed" | "order.refunded" | "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "customer.created" | "customer.updated" | "customer.erased";
                            permission: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            url: string;
                            events: string[];
                            active: boolean;
                            /** @enum {string} */
                            state: "active" | "failing" | "off" | "stopped";
                            failingSince: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        url: string;
                        events: ("order.placed" | "order.status_changed" | "order.refunded" | "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "customer.created" | "customer.updated" | "customer.erased")[];
                        active: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            url: string;
                            events: string[];
                            active: boolean;
                            /** @enum {string} */
                            state: "active" | "failing" | "off" | "stopped";
                            failingSince: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            url: string;
                            events: string[];
                            active: boolean;
                            /** @enum {string} */
                            state: "active" | "failing" | "off" | "stopped";
                            failingSince: string | null;
                            stoppedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            version: number;
                            secret: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            type: string;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            attempts: number;
                            nextAttemptAt: string | null;
                            attemptedAt: string | null;
                            problem: ("private" | "timeout" | "unknown_host" | "refused" | "certificate" | "broken" | "status" | "off") | null;
                            replyStatus: number | null;
                            replyMs: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            body: string;
                            replyText: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt";
                    status?: "waiting" | "delivered" | "failed";
                    type?: "order.placed" | "order.status_changed" | "order.refunded" | "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "customer.created" | "customer.updated" | "customer.erased" | "webhook.test";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                type: string;
                                /** @enum {string} */
                                status: "waiting" | "delivered" | "failed";
                                attempts: number;
                                nextAttemptAt: string | null;
                                attemptedAt: string | null;
                                problem: ("private" | "timeout" | "unknown_host" | "refused" | "certificate" | "broken" | "status" | "off") | null;
                                replyStatus: number | null;
                                replyMs: number | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    deliveryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            type: string;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            attempts: number;
                            nextAttemptAt: string | null;
                            attemptedAt: string | null;
                            problem: ("private" | "timeout" | "unknown_host" | "refused" | "certificate" | "broken" | "status" | "off") | null;
                            replyStatus: number | null;
                            replyMs: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            body: string;
                            replyText: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    deliveryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            type: string;
                            /** @enum {string} */
                            status: "waiting" | "delivered" | "failed";
                            attempts: number;
                            nextAttemptAt: string | null;
                            attemptedAt: string | null;
                            problem: ("private" | "timeout" | "unknown_host" | "refused" | "certificate" | "broken" | "status" | "off") | null;
                            replyStatus: number | null;
                            replyMs: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            body: string;
                            replyText: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/part-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string | null;
                            webhookUrl: string | null;
                            remote: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/part-contacts/{remote}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string | null;
                        webhookUrl: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string | null;
                            webhookUrl: string | null;
                            remote: string;
                            webhookSecret: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                at: string;
                                remote: string;
                                build: string;
                                why: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                    because?: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                    };
                                };
                                instead: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demotions/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        composition: string;
                        path: string;
                        errors?: {
                            remote: string;
                            build: string;
                            phase: string;
                            message: string;
                            stack?: string;
                        }[];
                        /** @default [] */
                        numbers?: {
                            remote: string;
                            build: string;
                            /** @enum {string} */
                            metric: "pages" | "load" | "bytes" | "lcp" | "inp" | "cls" | "fcp" | "ttfb";
                            value: number;
                        }[];
                        /** @default {} */
                        builds?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        composition: string;
                        /** @default {} */
                        builds?: {
                            [key: string]: string;
                        };
                        remote: string;
                        build: string;
                        /** @enum {string} */
                        problem: "throws" | "loops" | "hangs";
                        message: string;
                        stack?: string;
                        page?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    q?: string;
                    remote?: string;
                    status?: "uploading" | "published" | "demoted" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                remote: string;
                                build: string;
                                version: string;
                                label: string;
                                commit: string | null;
                                /** @enum {string} */
                                source: "local" | "upload";
                                /** @enum {string} */
                                status: "uploading" | "published" | "demoted" | "withdrawn";
                                reason: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                    because?: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                    };
                                } | null;
                                publishedBy: string;
                                publishedAt: string | null;
                                seenAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        record: {
                            remote: string;
                            build: string;
                            version: string;
                            needs: {
                                [key: string]: string;
                            };
                            /** @default {} */
                            provides?: {
                                [key: string]: string;
                            };
                            /** @default {} */
                            uses?: {
                                [key: string]: {
                                    [key: string]: string[];
                                };
                            };
                            /** @default {} */
                            gives?: {
                                [key: string]: string[];
                            };
                            exposes: string[];
                            /** @default [] */
                            pages?: {
                                path: string;
                                /**
                                 * @default store
                                 * @enum {string}
                                 */
                                host?: "store" | "platform";
                                /** @enum {string} */
                                login?: "platformAdmin" | "tenantAdmin" | "customer";
                                permission?: string;
                                title?: {
                                    [key: string]: string;
                                };
                                navigation?: {
                                    area: string;
                                    group?: string;
                                    icon: string;
                                    order: number;
                                    label: {
                                        [key: string]: string;
                                    };
                                    search?: string;
                                    also?: string[];
                                }[];
                                /** @default [] */
                                chunks?: string[];
                                render?: {
                                    query: string[];
                                };
                                /** @enum {string} */
                                head?: "product" | "category" | "page";
                                storeText?: string;
                            }[];
                            /** @default [] */
                            slots?: {
                                slot: string;
                                order: number;
                                permission?: string;
                            }[];
                            /** @default [] */
                            paths?: string[];
                            entry: string;
                            global: string;
                            files: {
                                path: string;
                                size: number;
                                gzip: number;
                                brotli: number;
                                sha384: string;
                            }[];
                            chunks: {
                                [key: string]: string[];
                            };
                            styles: string[];
                            /** @default {} */
                            preload?: {
                                [key: string]: string[];
                            };
                            /** @default null */
                            server?: string | null;
                            /** @default {} */
                            render?: {
                                [key: string]: string[];
                            };
                        };
                        commit?: string;
                        /** @default false */
                        together?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            remote: string;
                            build: string;
                            /** @enum {string} */
                            status: "uploading" | "published" | "demoted" | "withdrawn";
                            missing: string[];
                            demandsCheck: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/{build}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                    build: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/{build}/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                    build: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/{build}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                    build: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default false */
                        live?: boolean;
                        share?: number;
                        /** @default null */
                        ring?: ("first" | "early" | "everyone") | null;
                        /** @default null */
                        tenantIds?: string[] | null;
                        check?: {
                            remote: string;
                            build: string;
                            beside: {
                                [key: string]: string;
                            };
                            pages: number;
                            browser: string;
                            /** Format: date-time */
                            at: string;
                            ms: number;
                            signature: string;
                        };
                        /** @default [] */
                        with?: {
                            remote: string;
                            build: string;
                            token?: string;
                            check?: {
                                remote: string;
                                build: string;
                                beside: {
                                    [key: string]: string;
                                };
                                pages: number;
                                browser: string;
                                /** Format: date-time */
                                at: string;
                                ms: number;
                                signature: string;
                            };
                        }[];
                        force?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            remote: string;
                            build: string;
                            label: string;
                            composition: string | null;
                            live: boolean;
                            ranMs: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/{build}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                    build: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/{build}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                    build: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            remote: string;
                            build: string;
                            version: string;
                            label: string;
                            commit: string | null;
                            /** @enum {string} */
                            source: "local" | "upload";
                            /** @enum {string} */
                            status: "uploading" | "published" | "demoted" | "withdrawn";
                            reason: {
                                code: string;
                                values: {
                                    [key: string]: string | number;
                                };
                                because?: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                };
                            } | null;
                            publishedBy: string;
                            publishedAt: string | null;
                            seenAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            record: {
                                remote: string;
                                build: string;
                                version: string;
                                needs: {
                                    [key: string]: string;
                                };
                                /** @default {} */
                                provides: {
                                    [key: string]: string;
                                };
                                /** @default {} */
                                uses: {
                                    [key: string]: {
                                        [key: string]: string[];
                                    };
                                };
                                /** @default {} */
                                gives: {
                                    [key: string]: string[];
                                };
                                exposes: string[];
                                /** @default [] */
                                pages: {
                                    path: string;
                                    /**
                                     * @default store
                                     * @enum {string}
                                     */
                                    host: "store" | "platform";
                                    /** @enum {string} */
                                    login?: "platformAdmin" | "tenantAdmin" | "customer";
                                    permission?: string;
                                    title?: {
                                        [key: string]: string;
                                    };
                                    navigation?: {
                                        area: string;
                                        group?: string;
                                        icon: string;
                                        order: number;
                                        label: {
                                            [key: string]: string;
                                        };
                                        search?: string;
                                        also?: string[];
                                    }[];
                                    /** @default [] */
                                    chunks: string[];
                                    render?: {
                                        query: string[];
                                    };
                                    /** @enum {string} */
                                    head?: "product" | "category" | "page";
                                    storeText?: string;
                                }[];
                                /** @default [] */
                                slots: {
                                    slot: string;
                                    order: number;
                                    permission?: string;
                                }[];
                                /** @default [] */
                                paths: string[];
                                entry: string;
                                global: string;
                                files: {
                                    path: string;
                                    size: number;
                                    gzip: number;
                                    brotli: number;
                                    sha384: string;
                                }[];
                                chunks: {
                                    [key: string]: string[];
                                };
                                styles: string[];
                                /** @default {} */
                                preload: {
                                    [key: string]: string[];
                                };
                                /** @default null */
                                server: string | null;
                                /** @default {} */
                                render: {
                                    [key: string]: string[];
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parts: {
                                remote: string;
                                live: {
                                    build: string;
                                    version: string;
                                    label: string;
                                    commit: string | null;
                                    publishedAt: string | null;
                                    publishedBy: string;
                                } | null;
                                optional: boolean;
                                lastGood: string | null;
                                builds: {
                                    build: string;
                                    version: string;
                                    label: string;
                                    commit: string | null;
                                    publishedAt: string | null;
                                    publishedBy: string;
                                    /** @enum {string} */
                                    status: "uploading" | "published" | "demoted" | "withdrawn";
                                    reason: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                        because?: {
                                            code: string;
                                            values: {
                                                [key: string]: string | number;
                                            };
                                        };
                                    } | null;
                                    share: number;
                                    ran: {
                                        sets: number;
                                        ms: number;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    opened: {
                                        pages: number;
                                        ms: number;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    pages: number;
                                    errors: number;
                                    visitorsWithErrors: number;
                                    p75: {
                                        lcp: number | null;
                                        load: number | null;
                                    };
                                }[];
                                rollouts: {
                                    /** Format: uuid */
                                    id: string;
                                    remote: string;
                                    build: string;
                                    share: number;
                                    ring: ("first" | "early" | "everyone") | null;
                                    tenantIds: string[] | null;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @enum {string} */
                                    status: "active" | "finished" | "stopped";
                                    createdBy: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    /** Format: date-time */
                                    updatedAt: string;
                                }[];
                            }[];
                            rings: {
                                first: number;
                                early: number;
                                everyone: number;
                            };
                            settings: {
                                demandBrowserCheck: boolean;
                                demoteOn: boolean;
                                demoteAfterVisitors: number;
                                demoteWithinMinutes: number;
                            };
                            notices: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                at: string;
                                remote: string;
                                build: string;
                                why: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                    because?: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                    };
                                };
                                instead: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        demandBrowserCheck: boolean;
                        demoteOn: boolean;
                        demoteAfterVisitors: number;
                        demoteWithinMinutes: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            demandBrowserCheck: boolean;
                            demoteOn: boolean;
                            demoteAfterVisitors: number;
                            demoteWithinMinutes: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            part: {
                                remote: string;
                                live: {
                                    build: string;
                                    version: string;
                                    label: string;
                                    commit: string | null;
                                    publishedAt: string | null;
                                    publishedBy: string;
                                } | null;
                                optional: boolean;
                                lastGood: string | null;
                                builds: {
                                    build: string;
                                    version: string;
                                    label: string;
                                    commit: string | null;
                                    publishedAt: string | null;
                                    publishedBy: string;
                                    /** @enum {string} */
                                    status: "uploading" | "published" | "demoted" | "withdrawn";
                                    reason: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                        because?: {
                                            code: string;
                                            values: {
                                                [key: string]: string | number;
                                            };
                                        };
                                    } | null;
                                    share: number;
                                    ran: {
                                        sets: number;
                                        ms: number;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    opened: {
                                        pages: number;
                                        ms: number;
                                        /** Format: date-time */
                                        at: string;
                                    } | null;
                                    pages: number;
                                    errors: number;
                                    visitorsWithErrors: number;
                                    p75: {
                                        lcp: number | null;
                                        load: number | null;
                                    };
                                }[];
                                rollouts: {
                                    /** Format: uuid */
                                    id: string;
                                    remote: string;
                                    build: string;
                                    share: number;
                                    ring: ("first" | "early" | "everyone") | null;
                                    tenantIds: string[] | null;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @enum {string} */
                                    status: "active" | "finished" | "stopped";
                                    createdBy: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                    /** Format: date-time */
                                    updatedAt: string;
                                }[];
                            } | null;
                            errors: {
                                build: string;
                                phase: string;
                                message: string;
                                path: string;
                                count: number;
                                visitors: number;
                                /** Format: date-time */
                                lastAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            build: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{remote}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    remote: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            stopped: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: string;
                            live: {
                                id: string | null;
                                parts: {
                                    [key: string]: string;
                                };
                            };
                            fallback: {
                                [key: string]: string | null;
                            };
                            rollouts: {
                                /** Format: uuid */
                                id: string;
                                remote: string;
                                build: string;
                                share: number;
                                ring: ("first" | "early" | "everyone") | null;
                                tenantIds: string[] | null;
                                /** Format: date-time */
                                startsAt: string;
                            }[];
                            rings: {
                                [key: string]: "first" | "early" | "everyone";
                            };
                            records: {
                                remote: string;
                                build: string;
                                version: string;
                                needs: {
                                    [key: string]: string;
                                };
                                /** @default {} */
                                provides: {
                                    [key: string]: string;
                                };
                                /** @default {} */
                                uses: {
                                    [key: string]: {
                                        [key: string]: string[];
                                    };
                                };
                                /** @default {} */
                                gives: {
                                    [key: string]: string[];
                                };
                                exposes: string[];
                                /** @default [] */
                                pages: {
                                    path: string;
                                    /**
                                     * @default store
                                     * @enum {string}
                                     */
                                    host: "store" | "platform";
                                    /** @enum {string} */
                                    login?: "platformAdmin" | "tenantAdmin" | "customer";
                                    permission?: string;
                                    title?: {
                                        [key: string]: string;
                                    };
                                    navigation?: {
                                        area: string;
                                        group?: string;
                                        icon: string;
                                        order: number;
                                        label: {
                                            [key: string]: string;
                                        };
                                        search?: string;
                                        also?: string[];
                                    }[];
                                    /** @default [] */
                                    chunks: string[];
                                    render?: {
                                        query: string[];
                                    };
                                    /** @enum {string} */
                                    head?: "product" | "category" | "page";
                                    storeText?: string;
                                }[];
                                /** @default [] */
                                slots: {
                                    slot: string;
                                    order: number;
                                    permission?: string;
                                }[];
                                /** @default [] */
                                paths: string[];
                                entry: string;
                                global: string;
                                files: {
                                    path: string;
                                    size: number;
                                    gzip: number;
                                    brotli: number;
                                    sha384: string;
                                }[];
                                chunks: {
                                    [key: string]: string[];
                                };
                                styles: string[];
                                /** @default {} */
                                preload: {
                                    [key: string]: string[];
                                };
                                /** @default null */
                                server: string | null;
                                /** @default {} */
                                render: {
                                    [key: string]: string[];
                                };
                            }[];
                            sources: {
                                [key: string]: "local" | "upload";
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    remote?: string;
                    status?: "active" | "finished" | "stopped";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                remote: string;
                                build: string;
                                share: number;
                                ring: ("first" | "early" | "everyone") | null;
                                tenantIds: string[] | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                status: "active" | "finished" | "stopped";
                                createdBy: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        remote: string;
                        build: string;
                        share: number;
                        /** @default null */
                        ring?: ("first" | "early" | "everyone") | null;
                        /** @default null */
                        tenantIds?: string[] | null;
                        /** Format: date-time */
                        startsAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            remote: string;
                            build: string;
                            share: number;
                            ring: ("first" | "early" | "everyone") | null;
                            tenantIds: string[] | null;
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            status: "active" | "finished" | "stopped";
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        share?: number;
                        /** @enum {string} */
                        status?: "stopped" | "finished";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            remote: string;
                            build: string;
                            share: number;
                            ring: ("first" | "early" | "everyone") | null;
                            tenantIds: string[] | null;
                            /** Format: date-time */
                            startsAt: string;
                            /** @enum {string} */
                            status: "active" | "finished" | "stopped";
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                parts: {
                                    [key: string]: string;
                                };
                                reason: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                    because?: {
                                        code: string;
                                        values: {
                                            [key: string]: string | number;
                                        };
                                    };
                                };
                                setBy: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        parts: {
                            [key: string]: string;
                        };
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            parts: {
                                [key: string]: string;
                            };
                            reason: {
                                code: string;
                                values: {
                                    [key: string]: string | number;
                                };
                                because?: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                };
                            };
                            setBy: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            parts: {
                                [key: string]: string;
                            };
                            reason: {
                                code: string;
                                values: {
                                    [key: string]: string | number;
                                };
                                because?: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                };
                            };
                            setBy: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositions/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        remote?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            parts: {
                                [key: string]: string;
                            };
                            reason: {
                                code: string;
                                values: {
                                    [key: string]: string | number;
                                };
                                because?: {
                                    code: string;
                                    values: {
                                        [key: string]: string | number;
                                    };
                                };
                            };
                            setBy: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/ring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        ring: "first" | "early" | "everyone";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            ring: "first" | "early" | "everyone";
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        remote: string;
                        origin: string;
                    } | {
                        remote: string;
                        build: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                        session?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            session: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        session: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            overrides: ({
                                remote: string;
                                origin: string;
                                /** Format: date-time */
                                expiresAt: string;
                            } | {
                                remote: string;
                                build: string;
                                /** Format: date-time */
                                expiresAt: string;
                                label: string;
                                instead: string | null;
                                record: {
                                    remote: string;
                                    build: string;
                                    version: string;
                                    needs: {
                                        [key: string]: string;
                                    };
                                    /** @default {} */
                                    provides: {
                                        [key: string]: string;
                                    };
                                    /** @default {} */
                                    uses: {
                                        [key: string]: {
                                            [key: string]: string[];
                                        };
                                    };
                                    /** @default {} */
                                    gives: {
                                        [key: string]: string[];
                                    };
                                    exposes: string[];
                                    /** @default [] */
                                    pages: {
                                        path: string;
                                        /**
                                         * @default store
                                         * @enum {string}
                                         */
                                        host: "store" | "platform";
                                        /** @enum {string} */
                                        login?: "platformAdmin" | "tenantAdmin" | "customer";
                                        permission?: string;
                                        title?: {
                                            [key: string]: string;
                                        };
                                        navigation?: {
                                            area: string;
                                            group?: string;
                                            icon: string;
                                            order: number;
                                            label: {
                                                [key: string]: string;
                                            };
                                            search?: string;
                                            also?: string[];
                                        }[];
                                        /** @default [] */
                                        chunks: string[];
                                        render?: {
                                            query: string[];
                                        };
                                        /** @enum {string} */
                                        head?: "product" | "category" | "page";
                                        storeText?: string;
                                    }[];
                                    /** @default [] */
                                    slots: {
                                        slot: string;
                                        order: number;
                                        permission?: string;
                                    }[];
                                    /** @default [] */
                                    paths: string[];
                                    entry: string;
                                    global: string;
                                    files: {
                                        path: string;
                                        size: number;
                                        gzip: number;
                                        brotli: number;
                                        sha384: string;
                                    }[];
                                    chunks: {
                                        [key: string]: string[];
                                    };
                                    styles: string[];
                                    /** @default {} */
                                    preload: {
                                        [key: string]: string[];
                                    };
                                    /** @default null */
                                    server: string | null;
                                    /** @default {} */
                                    render: {
                                        [key: string]: string[];
                                    };
                                };
                            })[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overrides/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        session: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    remote?: string;
                    build?: string;
                    fingerprint?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                storeId: string | null;
                                storeName: string | null;
                                remote: string;
                                build: string;
                                composition: string;
                                phase: string;
                                message: string;
                                stack: string;
                                browser: string;
                                path: string;
                                visitor: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/error-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    remote?: string;
                    build?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                remote: string;
                                build: string;
                                fingerprint: string;
                                phase: string;
                                message: string;
                                count: number;
                                visitors: number;
                                browsers: string[];
                                stores: string[];
                                compositions: string[];
                                /** Format: date-time */
                                firstAt: string;
                                /** Format: date-time */
                                lastAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    remote?: string;
                    build?: string;
                    storeId?: string;
                    days?: number;
                    by?: "build" | "store";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                remote: string;
                                build: string;
                                storeId: string | null;
                                storeName: string | null;
                                pages: number;
                                errors: number;
                                load: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                bytes: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                lcp: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                inp: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                cls: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                fcp: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                                ttfb: {
                                    count: number;
                                    mean: number;
                                    p75: number | null;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups/slugs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            free: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        slug: string;
                        ownerName: string;
                        /** Format: email */
                        ownerEmail: string;
                        ownerPassword: string;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "CHF";
                        language: LanguageCode;
                        color: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            host: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            confirm: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-ups/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            host: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            domain: string;
                            verified: boolean;
                            record: string;
                            text: string;
                            proof: string;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        domain: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            domain: string;
                            verified: boolean;
                            record: string;
                            text: string;
                            proof: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/domains/{domain}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    domain: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            domain: string;
                            verified: boolean;
                            record: string;
                            text: string;
                            proof: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    domain: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        flag: string;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/language/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        flag?: string;
                        /** @enum {string} */
                        status?: "show" | "hide";
                        iso_code: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/add/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        languages: {
                            name?: string;
                            flag?: string;
                            /** @enum {string} */
                            status?: "show" | "hide";
                            iso_code: LanguageCode;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/update/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status?: "show" | "hide";
                            position?: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/language/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "show" | "hide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            flag: string;
                            iso_code: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/delete/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/bulk/languages.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "languages.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refresh_token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            refresh_token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-provider/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-provider/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secondFactor: {
                                ticket: string;
                                ways: ("totp" | "passkey" | "recovery")[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        as: "staff" | "operator";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            challenge: string;
                            timeout?: number;
                            rpId?: string;
                            allowCredentials?: {
                                id: string;
                                type: string;
                                transports?: string[];
                            }[];
                            userVerification?: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        as: "staff" | "operator";
                        response: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            authenticatorAttachment?: string | null;
                            clientExtensionResults: {
                                credProps?: {
                                    rk?: boolean;
                                };
                            };
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string | null;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        way: "totp";
                        ticket: string;
                        code: string;
                    } | {
                        /** @enum {string} */
                        way: "recovery";
                        ticket: string;
                        code: string;
                    } | {
                        /** @enum {string} */
                        way: "passkey";
                        ticket: string;
                        response: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            authenticatorAttachment?: string | null;
                            clientExtensionResults: {
                                credProps?: {
                                    rk?: boolean;
                                };
                            };
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string | null;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            challenge: string;
                            timeout?: number;
                            rpId?: string;
                            allowCredentials?: {
                                id: string;
                                type: string;
                                transports?: string[];
                            }[];
                            userVerification?: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            setup: string;
                            secret: string;
                            uri: string;
                            qr: {
                                size: number;
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/setup/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        setup: string;
                        code: string;
                        name: string;
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                            recoveryCodes: string[] | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: {
                                issuer: string;
                                clientId: string;
                                label: string;
                                domains: string[];
                                newRoleId: string | null;
                                providerOnly: boolean;
                                replacesSecondFactor: boolean;
                                version: number;
                            } | null;
                            redirectUri: string;
                            signedOut: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        issuer: string;
                        clientId: string;
                        label: string;
                        domains: string[];
                        newRoleId: string | null;
                        providerOnly: boolean;
                        replacesSecondFactor: boolean;
                        clientSecret?: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: {
                                issuer: string;
                                clientId: string;
                                label: string;
                                domains: string[];
                                newRoleId: string | null;
                                providerOnly: boolean;
                                replacesSecondFactor: boolean;
                                version: number;
                            } | null;
                            redirectUri: string;
                            signedOut: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in-provider/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        issuer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            problem: ("private" | "timeout" | "unknown_host" | "refused" | "certificate" | "broken" | "status" | "too_long" | "no_provider" | "other_issuer" | "incomplete") | null;
                            host: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            identities: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                issuer: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            removable: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/identities/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: {
                                label: string;
                                providerOnly: boolean;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            factors: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "totp" | "passkey";
                                name: string;
                                host: string | null;
                                lastUsedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            recoveryCodes: number;
                            required: boolean;
                            hasPassword: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            setup: string;
                            secret: string;
                            uri: string;
                            qr: {
                                size: number;
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        setup: string;
                        code: string;
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[] | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            setup: string;
                            options: {
                                rp: {
                                    name: string;
                                    id?: string;
                                };
                                user: {
                                    id: string;
                                    name: string;
                                    displayName: string;
                                };
                                challenge: string;
                                pubKeyCredParams: {
                                    alg: number;
                                    type: string;
                                }[];
                                timeout?: number;
                                excludeCredentials?: {
                                    id: string;
                                    type: string;
                                    transports?: string[];
                                }[];
                                authenticatorSelection?: {
                                    residentKey?: string;
                                    requireResidentKey?: boolean;
                                    userVerification?: string;
                                };
                                attestation?: string;
                                extensions?: {
                                    credProps?: boolean;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        setup: string;
                        response: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            authenticatorAttachment?: string | null;
                            clientExtensionResults: {
                                credProps?: {
                                    rk?: boolean;
                                };
                            };
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                                transports?: string[];
                                publicKeyAlgorithm?: number;
                                publicKey?: string;
                                authenticatorData?: string;
                            };
                        };
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[] | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/second-factors/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            required: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        required: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            required: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/second-factors/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            required: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        required: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            required: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        provider: string;
                        userData: {
                            ticket?: string;
                        } & {
                            [key: string]: unknown;
                        };
                        /**
                         * @default customer
                         * @enum {string}
                         */
                        loginType?: "customer" | "tenantAdmin" | "platformAdmin";
                        tenantContext?: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            access_token: string;
                            refresh_token: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                            };
                            /** Format: date-time */
                            expires: string;
                            provider: string;
                            ticket?: string;
                        } | Record<string, never>;
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        data?: unknown;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                            };
                            /** Format: date-time */
                            expires: string;
                            provider: string;
                            ticket?: string;
                        } | Record<string, never>;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/csrf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            csrfToken: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                id: string;
                                name: string;
                                type: string;
                                signinUrl: string;
                                callbackUrl: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        csrfToken?: string;
                        callbackUrl?: string;
                        json?: string | boolean;
                        email?: string;
                        password?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        password: string;
                        phone?: string;
                        locale?: LanguageCode;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            confirm: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        loginType?: "customer" | "tenantAdmin" | "platformAdmin";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            phone: string | null;
                            locale: LanguageCode | null;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        phone?: string;
                        locale?: LanguageCode;
                        image?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                /** @enum {string} */
                                role: "PLATFORM_ADMIN" | "TENANT_ADMIN" | "ADMIN" | "CUSTOMER";
                                tenantId: string | null;
                                permissions: string[];
                            };
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest";
                    q?: string;
                    status?: "queued" | "kept" | "sent" | "failed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                tenantId: string | null;
                                tenantName: string | null;
                                kind: string;
                                recipient: string;
                                subject: string;
                                /** @enum {string} */
                                status: "queued" | "kept" | "sent" | "failed";
                                attempts: number;
                                error: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            tenantId: string | null;
                            tenantName: string | null;
                            kind: string;
                            recipient: string;
                            subject: string;
                            /** @enum {string} */
                            status: "queued" | "kept" | "sent" | "failed";
                            attempts: number;
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            sentAt: string | null;
                            body: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "queued";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/global/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            default_language: LanguageCode;
                            default_currency: string;
                            /** @enum {string} */
                            default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                            floating_number: number;
                            default_time_zone: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/global/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        default_language?: LanguageCode;
                        default_currency?: string;
                        /** @enum {string} */
                        default_date_format?: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                        floating_number?: number;
                        default_time_zone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            default_language: LanguageCode;
                            default_currency: string;
                            /** @enum {string} */
                            default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                            floating_number: number;
                            default_time_zone: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/global/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        default_language?: LanguageCode;
                        default_currency?: string;
                        /** @enum {string} */
                        default_date_format?: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                        floating_number?: number;
                        default_time_zone?: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            default_language: LanguageCode;
                            default_currency: string;
                            /** @enum {string} */
                            default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                            floating_number: number;
                            default_time_zone: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        default_language: LanguageCode;
                        default_currency: string;
                        /** @enum {string} */
                        default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                        floating_number: number;
                        default_time_zone: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            default_language: LanguageCode;
                            default_currency: string;
                            /** @enum {string} */
                            default_date_format: "MMM D, YYYY" | "D MMM, YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
                            floating_number: number;
                            default_time_zone: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store-setting/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meta_title: string;
                            meta_url: string;
                            google_analytic_status: boolean;
                            google_analytic_key: string;
                            tawk_chat_status: boolean;
                            tawk_chat_property_id: string;
                            tawk_chat_widget_id: string;
                            /** @enum {string} */
                            loadLocaleFrom: "browser" | "store";
                            color_accent: string;
                            tax_rate_bp: number;
                            free_shipping_from: number | null;
                            order_prefix: string;
                            invoice_note: LocalizedText;
                            takes_orders: boolean;
                            search_engines: boolean;
                            notify_orders: boolean;
                            notify_stock: boolean;
                            company_name: string;
                            address: string;
                            zip_code: string;
                            city: string;
                            country: string;
                            phone: string;
                            email: string;
                            tax_number: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store-setting/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        meta_title?: string;
                        meta_url?: "" | string;
                        google_analytic_status?: boolean;
                        google_analytic_key?: "" | string;
                        tawk_chat_status?: boolean;
                        tawk_chat_property_id?: string;
                        tawk_chat_widget_id?: string;
                        /** @enum {string} */
                        loadLocaleFrom?: "browser" | "store";
                        color_accent?: string;
                        tax_rate_bp?: number;
                        free_shipping_from?: number | null;
                        order_prefix?: string;
                        invoice_note?: LocalizedText;
                        takes_orders?: boolean;
                        search_engines?: boolean;
                        notify_orders?: boolean;
                        notify_stock?: boolean;
                        company_name?: string;
                        address?: string;
                        zip_code?: string;
                        city?: string;
                        country?: string;
                        phone?: string;
                        email?: "" | string;
                        tax_number?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meta_title: string;
                            meta_url: string;
                            google_analytic_status: boolean;
                            google_analytic_key: string;
                            tawk_chat_status: boolean;
                            tawk_chat_property_id: string;
                            tawk_chat_widget_id: string;
                            /** @enum {string} */
                            loadLocaleFrom: "browser" | "store";
                            color_accent: string;
                            tax_rate_bp: number;
                            free_shipping_from: number | null;
                            order_prefix: string;
                            invoice_note: LocalizedText;
                            takes_orders: boolean;
                            search_engines: boolean;
                            notify_orders: boolean;
                            notify_stock: boolean;
                            company_name: string;
                            address: string;
                            zip_code: string;
                            city: string;
                            country: string;
                            phone: string;
                            email: string;
                            tax_number: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store-setting/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        meta_title?: string;
                        meta_url?: "" | string;
                        google_analytic_status?: boolean;
                        google_analytic_key?: "" | string;
                        tawk_chat_status?: boolean;
                        tawk_chat_property_id?: string;
                        tawk_chat_widget_id?: string;
                        /** @enum {string} */
                        loadLocaleFrom?: "browser" | "store";
                        color_accent?: string;
                        tax_rate_bp?: number;
                        free_shipping_from?: number | null;
                        order_prefix?: string;
                        invoice_note?: LocalizedText;
                        takes_orders?: boolean;
                        search_engines?: boolean;
                        notify_orders?: boolean;
                        notify_stock?: boolean;
                        company_name?: string;
                        address?: string;
                        zip_code?: string;
                        city?: string;
                        country?: string;
                        phone?: string;
                        email?: "" | string;
                        tax_number?: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meta_title: string;
                            meta_url: string;
                            google_analytic_status: boolean;
                            google_analytic_key: string;
                            tawk_chat_status: boolean;
                            tawk_chat_property_id: string;
                            tawk_chat_widget_id: string;
                            /** @enum {string} */
                            loadLocaleFrom: "browser" | "store";
                            color_accent: string;
                            tax_rate_bp: number;
                            free_shipping_from: number | null;
                            order_prefix: string;
                            invoice_note: LocalizedText;
                            takes_orders: boolean;
                            search_engines: boolean;
                            notify_orders: boolean;
                            notify_stock: boolean;
                            company_name: string;
                            address: string;
                            zip_code: string;
                            city: string;
                            country: string;
                            phone: string;
                            email: string;
                            tax_number: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store-setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        meta_title: string;
                        meta_url: "" | string;
                        google_analytic_status: boolean;
                        google_analytic_key: "" | string;
                        tawk_chat_status: boolean;
                        tawk_chat_property_id: string;
                        tawk_chat_widget_id: string;
                        /** @enum {string} */
                        loadLocaleFrom: "browser" | "store";
                        color_accent: string;
                        tax_rate_bp: number;
                        free_shipping_from: number | null;
                        order_prefix: string;
                        invoice_note: LocalizedText;
                        takes_orders: boolean;
                        search_engines: boolean;
                        notify_orders: boolean;
                        notify_stock: boolean;
                        company_name: string;
                        address: string;
                        zip_code: string;
                        city: string;
                        country: string;
                        phone: string;
                        email: "" | string;
                        tax_number: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meta_title: string;
                            meta_url: string;
                            google_analytic_status: boolean;
                            google_analytic_key: string;
                            tawk_chat_status: boolean;
                            tawk_chat_property_id: string;
                            tawk_chat_widget_id: string;
                            /** @enum {string} */
                            loadLocaleFrom: "browser" | "store";
                            color_accent: string;
                            tax_rate_bp: number;
                            free_shipping_from: number | null;
                            order_prefix: string;
                            invoice_note: LocalizedText;
                            takes_orders: boolean;
                            search_engines: boolean;
                            notify_orders: boolean;
                            notify_stock: boolean;
                            company_name: string;
                            address: string;
                            zip_code: string;
                            city: string;
                            country: string;
                            phone: string;
                            email: string;
                            tax_number: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store-setting/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    language?: LanguageCode;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favicon: string;
                            meta_title: string;
                            meta_description: string;
                            meta_keywords: string;
                            meta_img: string;
                            meta_url: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                order: string[];
                                hidden: string[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/slots/{slot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slot: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order: string[];
                        hidden: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                order: string[];
                                hidden: string[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            platform_title: string;
                            platform_description: string;
                            platform_url: string;
                            google_analytic_status: boolean;
                            meta_title: string;
                            meta_description: string;
                            favicon: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/platform-seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            platform_title: string;
                            platform_description: string;
                            platform_url: string;
                            google_analytic_status: boolean;
                            meta_title: string;
                            meta_description: string;
                            favicon: string;
                            meta_keywords: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/cache/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/validate/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    type: "global" | "store-setting" | "customization";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            valid: boolean;
                            errors: {
                                field: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            navbar: {
                                categories_menu_status: boolean;
                                about_menu_status: boolean;
                                contact_menu_status: boolean;
                                offers_menu_status: boolean;
                                faq_menu_status: boolean;
                                privacy_policy_status: boolean;
                                term_and_condition_status: boolean;
                                help_text: LocalizedText;
                                categories: LocalizedText;
                                about_us: LocalizedText;
                                contact_us: LocalizedText;
                                offers: LocalizedText;
                                faq: LocalizedText;
                                privacy_policy: LocalizedText;
                                term_and_condition: LocalizedText;
                                login: LocalizedText;
                                logout: LocalizedText;
                                profile: LocalizedText;
                                phone: string;
                                logo: string;
                            };
                            home: {
                                coupon_status: boolean;
                                discount_title: LocalizedText;
                                discount_coupon_code: string[];
                                featured: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                feature_product_limit: number;
                                popular: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                popular_product_limit: number;
                                latest_discount: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                latest_discount_product_limit: number;
                                daily_needs: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image_left: string;
                                    image_right: string;
                                    button: LocalizedText;
                                    google_play_link: string;
                                    app_store_link: string;
                                };
                                promotion_banner: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                delivery: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                feature_promo: {
                                    status: boolean;
                                    items: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                            };
                            about_us: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                top: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                    cards: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                                middle: {
                                    status: boolean;
                                    description: LocalizedText;
                                    second_description: LocalizedText;
                                    image: string;
                                };
                                team: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    members: {
                                        name: string;
                                        role: LocalizedText;
                                        image: string;
                                    }[];
                                };
                            };
                            contact_us: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                email_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    email: string;
                                    text: LocalizedText;
                                };
                                phone_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    phone: string;
                                    text: LocalizedText;
                                };
                                address_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    address: LocalizedText;
                                };
                                form: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                };
                            };
                            offers: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                                coupon_code: string[];
                            };
                            privacy_policy: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            term_and_condition: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            faq: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                items: {
                                    question: LocalizedText;
                                    answer: LocalizedText;
                                }[];
                            };
                            slider: {
                                left_right_arrow: boolean;
                                bottom_dots: boolean;
                                both_slider: boolean;
                                slides: {
                                    image: string;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                }[];
                            };
                            checkout: {
                                personal_details: LocalizedText;
                                shipping_details: LocalizedText;
                                payment_method: LocalizedText;
                                order_summary: LocalizedText;
                                apply_button: LocalizedText;
                                sub_total: LocalizedText;
                                discount: LocalizedText;
                                shipping_cost: LocalizedText;
                                total_cost: LocalizedText;
                                continue_button: LocalizedText;
                                confirm_button: LocalizedText;
                                shipping_name_one: LocalizedText;
                                shipping_one_desc: LocalizedText;
                                shipping_one_cost: number;
                                shipping_name_two: LocalizedText;
                                shipping_two_desc: LocalizedText;
                                shipping_two_cost: number;
                            };
                            dashboard: {
                                dashboard_title: LocalizedText;
                                total_order: LocalizedText;
                                pending_order: LocalizedText;
                                processing_order: LocalizedText;
                                complete_order: LocalizedText;
                                recent_order: LocalizedText;
                                my_order: LocalizedText;
                                update_profile: LocalizedText;
                                full_name: LocalizedText;
                                address: LocalizedText;
                                phone: LocalizedText;
                                user_email: LocalizedText;
                                update_button: LocalizedText;
                                current_password: LocalizedText;
                                new_password: LocalizedText;
                                change_password: LocalizedText;
                            };
                            footer: {
                                blocks: {
                                    status: boolean;
                                    title: LocalizedText;
                                    links: {
                                        title: LocalizedText;
                                        link: string;
                                    }[];
                                }[];
                                block_four: {
                                    status: boolean;
                                    logo: string;
                                    address: LocalizedText;
                                    phone: string;
                                    email: string;
                                };
                                social_links: {
                                    status: boolean;
                                    title: LocalizedText;
                                    facebook: string;
                                    twitter: string;
                                    pinterest: string;
                                    linkedin: string;
                                    whatsapp: string;
                                };
                                payment_method: {
                                    status: boolean;
                                    image: string;
                                };
                                bottom_contact: {
                                    status: boolean;
                                    title: LocalizedText;
                                    contact: string;
                                };
                                shipping_note: LocalizedText;
                            };
                            slug: {
                                right_box_status: boolean;
                                notes: LocalizedText[];
                            };
                            seo: {
                                favicon: string;
                                meta_title: LocalizedText;
                                meta_description: LocalizedText;
                                meta_keywords: LocalizedText;
                                meta_img: string;
                                meta_url: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                            updatedAt: string | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        navbar: {
                            categories_menu_status: boolean;
                            about_menu_status: boolean;
                            contact_menu_status: boolean;
                            offers_menu_status: boolean;
                            faq_menu_status: boolean;
                            privacy_policy_status: boolean;
                            term_and_condition_status: boolean;
                            help_text: LocalizedText;
                            categories: LocalizedText;
                            about_us: LocalizedText;
                            contact_us: LocalizedText;
                            offers: LocalizedText;
                            faq: LocalizedText;
                            privacy_policy: LocalizedText;
                            term_and_condition: LocalizedText;
                            login: LocalizedText;
                            logout: LocalizedText;
                            profile: LocalizedText;
                            phone: string;
                            logo: string;
                        };
                        home: {
                            coupon_status: boolean;
                            discount_title: LocalizedText;
                            discount_coupon_code: string[];
                            featured: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            feature_product_limit: number;
                            popular: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            popular_product_limit: number;
                            latest_discount: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            latest_discount_product_limit: number;
                            daily_needs: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image_left: string;
                                image_right: string;
                                button: LocalizedText;
                                google_play_link: string;
                                app_store_link: string;
                            };
                            promotion_banner: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            delivery: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            feature_promo: {
                                status: boolean;
                                items: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                        };
                        about_us: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            top: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                                cards: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                            middle: {
                                status: boolean;
                                description: LocalizedText;
                                second_description: LocalizedText;
                                image: string;
                            };
                            team: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                members: {
                                    name: string;
                                    role: LocalizedText;
                                    image: string;
                                }[];
                            };
                        };
                        contact_us: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            email_box: {
                                status: boolean;
                                title: LocalizedText;
                                email: string;
                                text: LocalizedText;
                            };
                            phone_box: {
                                status: boolean;
                                title: LocalizedText;
                                phone: string;
                                text: LocalizedText;
                            };
                            address_box: {
                                status: boolean;
                                title: LocalizedText;
                                address: LocalizedText;
                            };
                            form: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                            };
                        };
                        offers: {
                            status: boolean;
                            image: string;
                            title: LocalizedText;
                            coupon_code: string[];
                        };
                        privacy_policy: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        term_and_condition: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        faq: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            items: {
                                question: LocalizedText;
                                answer: LocalizedText;
                            }[];
                        };
                        slider: {
                            left_right_arrow: boolean;
                            bottom_dots: boolean;
                            both_slider: boolean;
                            slides: {
                                image: string;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                            }[];
                        };
                        checkout: {
                            personal_details: LocalizedText;
                            shipping_details: LocalizedText;
                            payment_method: LocalizedText;
                            order_summary: LocalizedText;
                            apply_button: LocalizedText;
                            sub_total: LocalizedText;
                            discount: LocalizedText;
                            shipping_cost: LocalizedText;
                            total_cost: LocalizedText;
                            continue_button: LocalizedText;
                            confirm_button: LocalizedText;
                            shipping_name_one: LocalizedText;
                            shipping_one_desc: LocalizedText;
                            shipping_one_cost: number;
                            shipping_name_two: LocalizedText;
                            shipping_two_desc: LocalizedText;
                            shipping_two_cost: number;
                        };
                        dashboard: {
                            dashboard_title: LocalizedText;
                            total_order: LocalizedText;
                            pending_order: LocalizedText;
                            processing_order: LocalizedText;
                            complete_order: LocalizedText;
                            recent_order: LocalizedText;
                            my_order: LocalizedText;
                            update_profile: LocalizedText;
                            full_name: LocalizedText;
                            address: LocalizedText;
                            phone: LocalizedText;
                            user_email: LocalizedText;
                            update_button: LocalizedText;
                            current_password: LocalizedText;
                            new_password: LocalizedText;
                            change_password: LocalizedText;
                        };
                        footer: {
                            blocks: {
                                status: boolean;
                                title: LocalizedText;
                                links: {
                                    title: LocalizedText;
                                    link: string;
                                }[];
                            }[];
                            block_four: {
                                status: boolean;
                                logo: string;
                                address: LocalizedText;
                                phone: string;
                                email: string;
                            };
                            social_links: {
                                status: boolean;
                                title: LocalizedText;
                                facebook: string;
                                twitter: string;
                                pinterest: string;
                                linkedin: string;
                                whatsapp: string;
                            };
                            payment_method: {
                                status: boolean;
                                image: string;
                            };
                            bottom_contact: {
                                status: boolean;
                                title: LocalizedText;
                                contact: string;
                            };
                            shipping_note: LocalizedText;
                        };
                        slug: {
                            right_box_status: boolean;
                            notes: LocalizedText[];
                        };
                        seo: {
                            favicon: string;
                            meta_title: LocalizedText;
                            meta_description: LocalizedText;
                            meta_keywords: LocalizedText;
                            meta_img: string;
                            meta_url: string;
                        };
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                            updatedAt: string | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        navbar: {
                            categories_menu_status: boolean;
                            about_menu_status: boolean;
                            contact_menu_status: boolean;
                            offers_menu_status: boolean;
                            faq_menu_status: boolean;
                            privacy_policy_status: boolean;
                            term_and_condition_status: boolean;
                            help_text: LocalizedText;
                            categories: LocalizedText;
                            about_us: LocalizedText;
                            contact_us: LocalizedText;
                            offers: LocalizedText;
                            faq: LocalizedText;
                            privacy_policy: LocalizedText;
                            term_and_condition: LocalizedText;
                            login: LocalizedText;
                            logout: LocalizedText;
                            profile: LocalizedText;
                            phone: string;
                            logo: string;
                        };
                        home: {
                            coupon_status: boolean;
                            discount_title: LocalizedText;
                            discount_coupon_code: string[];
                            featured: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            feature_product_limit: number;
                            popular: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            popular_product_limit: number;
                            latest_discount: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            latest_discount_product_limit: number;
                            daily_needs: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image_left: string;
                                image_right: string;
                                button: LocalizedText;
                                google_play_link: string;
                                app_store_link: string;
                            };
                            promotion_banner: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            delivery: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            feature_promo: {
                                status: boolean;
                                items: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                        };
                        about_us: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            top: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                                cards: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                            middle: {
                                status: boolean;
                                description: LocalizedText;
                                second_description: LocalizedText;
                                image: string;
                            };
                            team: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                members: {
                                    name: string;
                                    role: LocalizedText;
                                    image: string;
                                }[];
                            };
                        };
                        contact_us: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            email_box: {
                                status: boolean;
                                title: LocalizedText;
                                email: string;
                                text: LocalizedText;
                            };
                            phone_box: {
                                status: boolean;
                                title: LocalizedText;
                                phone: string;
                                text: LocalizedText;
                            };
                            address_box: {
                                status: boolean;
                                title: LocalizedText;
                                address: LocalizedText;
                            };
                            form: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                            };
                        };
                        offers: {
                            status: boolean;
                            image: string;
                            title: LocalizedText;
                            coupon_code: string[];
                        };
                        privacy_policy: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        term_and_condition: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        faq: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            items: {
                                question: LocalizedText;
                                answer: LocalizedText;
                            }[];
                        };
                        slider: {
                            left_right_arrow: boolean;
                            bottom_dots: boolean;
                            both_slider: boolean;
                            slides: {
                                image: string;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                            }[];
                        };
                        checkout: {
                            personal_details: LocalizedText;
                            shipping_details: LocalizedText;
                            payment_method: LocalizedText;
                            order_summary: LocalizedText;
                            apply_button: LocalizedText;
                            sub_total: LocalizedText;
                            discount: LocalizedText;
                            shipping_cost: LocalizedText;
                            total_cost: LocalizedText;
                            continue_button: LocalizedText;
                            confirm_button: LocalizedText;
                            shipping_name_one: LocalizedText;
                            shipping_one_desc: LocalizedText;
                            shipping_one_cost: number;
                            shipping_name_two: LocalizedText;
                            shipping_two_desc: LocalizedText;
                            shipping_two_cost: number;
                        };
                        dashboard: {
                            dashboard_title: LocalizedText;
                            total_order: LocalizedText;
                            pending_order: LocalizedText;
                            processing_order: LocalizedText;
                            complete_order: LocalizedText;
                            recent_order: LocalizedText;
                            my_order: LocalizedText;
                            update_profile: LocalizedText;
                            full_name: LocalizedText;
                            address: LocalizedText;
                            phone: LocalizedText;
                            user_email: LocalizedText;
                            update_button: LocalizedText;
                            current_password: LocalizedText;
                            new_password: LocalizedText;
                            change_password: LocalizedText;
                        };
                        footer: {
                            blocks: {
                                status: boolean;
                                title: LocalizedText;
                                links: {
                                    title: LocalizedText;
                                    link: string;
                                }[];
                            }[];
                            block_four: {
                                status: boolean;
                                logo: string;
                                address: LocalizedText;
                                phone: string;
                                email: string;
                            };
                            social_links: {
                                status: boolean;
                                title: LocalizedText;
                                facebook: string;
                                twitter: string;
                                pinterest: string;
                                linkedin: string;
                                whatsapp: string;
                            };
                            payment_method: {
                                status: boolean;
                                image: string;
                            };
                            bottom_contact: {
                                status: boolean;
                                title: LocalizedText;
                                contact: string;
                            };
                            shipping_note: LocalizedText;
                        };
                        slug: {
                            right_box_status: boolean;
                            notes: LocalizedText[];
                        };
                        seo: {
                            favicon: string;
                            meta_title: LocalizedText;
                            meta_description: LocalizedText;
                            meta_keywords: LocalizedText;
                            meta_img: string;
                            meta_url: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                            updatedAt: string | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        navbar?: {
                            categories_menu_status: boolean;
                            about_menu_status: boolean;
                            contact_menu_status: boolean;
                            offers_menu_status: boolean;
                            faq_menu_status: boolean;
                            privacy_policy_status: boolean;
                            term_and_condition_status: boolean;
                            help_text: LocalizedText;
                            categories: LocalizedText;
                            about_us: LocalizedText;
                            contact_us: LocalizedText;
                            offers: LocalizedText;
                            faq: LocalizedText;
                            privacy_policy: LocalizedText;
                            term_and_condition: LocalizedText;
                            login: LocalizedText;
                            logout: LocalizedText;
                            profile: LocalizedText;
                            phone: string;
                            logo: string;
                        };
                        home?: {
                            coupon_status: boolean;
                            discount_title: LocalizedText;
                            discount_coupon_code: string[];
                            featured: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            feature_product_limit: number;
                            popular: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            popular_product_limit: number;
                            latest_discount: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                            };
                            latest_discount_product_limit: number;
                            daily_needs: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image_left: string;
                                image_right: string;
                                button: LocalizedText;
                                google_play_link: string;
                                app_store_link: string;
                            };
                            promotion_banner: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            delivery: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                                image: string;
                            };
                            feature_promo: {
                                status: boolean;
                                items: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                        };
                        about_us?: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            top: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                                cards: {
                                    title: LocalizedText;
                                    description: LocalizedText;
                                }[];
                            };
                            middle: {
                                status: boolean;
                                description: LocalizedText;
                                second_description: LocalizedText;
                                image: string;
                            };
                            team: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                members: {
                                    name: string;
                                    role: LocalizedText;
                                    image: string;
                                }[];
                            };
                        };
                        contact_us?: {
                            header: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                            };
                            email_box: {
                                status: boolean;
                                title: LocalizedText;
                                email: string;
                                text: LocalizedText;
                            };
                            phone_box: {
                                status: boolean;
                                title: LocalizedText;
                                phone: string;
                                text: LocalizedText;
                            };
                            address_box: {
                                status: boolean;
                                title: LocalizedText;
                                address: LocalizedText;
                            };
                            form: {
                                status: boolean;
                                title: LocalizedText;
                                description: LocalizedText;
                                image: string;
                            };
                        };
                        offers?: {
                            status: boolean;
                            image: string;
                            title: LocalizedText;
                            coupon_code: string[];
                        };
                        privacy_policy?: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        term_and_condition?: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            description: LocalizedText;
                        };
                        faq?: {
                            status: boolean;
                            title: LocalizedText;
                            image: string;
                            items: {
                                question: LocalizedText;
                                answer: LocalizedText;
                            }[];
                        };
                        slider?: {
                            left_right_arrow: boolean;
                            bottom_dots: boolean;
                            both_slider: boolean;
                            slides: {
                                image: string;
                                title: LocalizedText;
                                description: LocalizedText;
                                button: LocalizedText;
                                link: string;
                            }[];
                        };
                        checkout?: {
                            personal_details: LocalizedText;
                            shipping_details: LocalizedText;
                            payment_method: LocalizedText;
                            order_summary: LocalizedText;
                            apply_button: LocalizedText;
                            sub_total: LocalizedText;
                            discount: LocalizedText;
                            shipping_cost: LocalizedText;
                            total_cost: LocalizedText;
                            continue_button: LocalizedText;
                            confirm_button: LocalizedText;
                            shipping_name_one: LocalizedText;
                            shipping_one_desc: LocalizedText;
                            shipping_one_cost: number;
                            shipping_name_two: LocalizedText;
                            shipping_two_desc: LocalizedText;
                            shipping_two_cost: number;
                        };
                        dashboard?: {
                            dashboard_title: LocalizedText;
                            total_order: LocalizedText;
                            pending_order: LocalizedText;
                            processing_order: LocalizedText;
                            complete_order: LocalizedText;
                            recent_order: LocalizedText;
                            my_order: LocalizedText;
                            update_profile: LocalizedText;
                            full_name: LocalizedText;
                            address: LocalizedText;
                            phone: LocalizedText;
                            user_email: LocalizedText;
                            update_button: LocalizedText;
                            current_password: LocalizedText;
                            new_password: LocalizedText;
                            change_password: LocalizedText;
                        };
                        footer?: {
                            blocks: {
                                status: boolean;
                                title: LocalizedText;
                                links: {
                                    title: LocalizedText;
                                    link: string;
                                }[];
                            }[];
                            block_four: {
                                status: boolean;
                                logo: string;
                                address: LocalizedText;
                                phone: string;
                                email: string;
                            };
                            social_links: {
                                status: boolean;
                                title: LocalizedText;
                                facebook: string;
                                twitter: string;
                                pinterest: string;
                                linkedin: string;
                                whatsapp: string;
                            };
                            payment_method: {
                                status: boolean;
                                image: string;
                            };
                            bottom_contact: {
                                status: boolean;
                                title: LocalizedText;
                                contact: string;
                            };
                            shipping_note: LocalizedText;
                        };
                        slug?: {
                            right_box_status: boolean;
                            notes: LocalizedText[];
                        };
                        seo?: {
                            favicon: string;
                            meta_title: LocalizedText;
                            meta_description: LocalizedText;
                            meta_keywords: LocalizedText;
                            meta_img: string;
                            meta_url: string;
                        };
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                            updatedAt: string | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-number";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                number: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                origin: "before" | "save" | "restore" | "plan";
                                authorName: string;
                                sections: ("navbar" | "home" | "about_us" | "contact_us" | "offers" | "privacy_policy" | "term_and_condition" | "faq" | "slider" | "checkout" | "dashboard" | "footer" | "slug" | "seo")[];
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            origin: "before" | "save" | "restore" | "plan";
                            authorName: string;
                            sections: ("navbar" | "home" | "about_us" | "contact_us" | "offers" | "privacy_policy" | "term_and_condition" | "faq" | "slider" | "checkout" | "dashboard" | "footer" | "slug" | "seo")[];
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/versions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            version: number;
                            updatedAt: string | null;
                            customization: {
                                navbar: {
                                    categories_menu_status: boolean;
                                    about_menu_status: boolean;
                                    contact_menu_status: boolean;
                                    offers_menu_status: boolean;
                                    faq_menu_status: boolean;
                                    privacy_policy_status: boolean;
                                    term_and_condition_status: boolean;
                                    help_text: LocalizedText;
                                    categories: LocalizedText;
                                    about_us: LocalizedText;
                                    contact_us: LocalizedText;
                                    offers: LocalizedText;
                                    faq: LocalizedText;
                                    privacy_policy: LocalizedText;
                                    term_and_condition: LocalizedText;
                                    login: LocalizedText;
                                    logout: LocalizedText;
                                    profile: LocalizedText;
                                    phone: string;
                                    logo: string;
                                };
                                home: {
                                    coupon_status: boolean;
                                    discount_title: LocalizedText;
                                    discount_coupon_code: string[];
                                    featured: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    feature_product_limit: number;
                                    popular: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    popular_product_limit: number;
                                    latest_discount: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    };
                                    latest_discount_product_limit: number;
                                    daily_needs: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image_left: string;
                                        image_right: string;
                                        button: LocalizedText;
                                        google_play_link: string;
                                        app_store_link: string;
                                    };
                                    promotion_banner: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    delivery: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                        image: string;
                                    };
                                    feature_promo: {
                                        status: boolean;
                                        items: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                };
                                about_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    top: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                        cards: {
                                            title: LocalizedText;
                                            description: LocalizedText;
                                        }[];
                                    };
                                    middle: {
                                        status: boolean;
                                        description: LocalizedText;
                                        second_description: LocalizedText;
                                        image: string;
                                    };
                                    team: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        members: {
                                            name: string;
                                            role: LocalizedText;
                                            image: string;
                                        }[];
                                    };
                                };
                                contact_us: {
                                    header: {
                                        status: boolean;
                                        image: string;
                                        title: LocalizedText;
                                    };
                                    email_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        email: string;
                                        text: LocalizedText;
                                    };
                                    phone_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        phone: string;
                                        text: LocalizedText;
                                    };
                                    address_box: {
                                        status: boolean;
                                        title: LocalizedText;
                                        address: LocalizedText;
                                    };
                                    form: {
                                        status: boolean;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        image: string;
                                    };
                                };
                                offers: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                    coupon_code: string[];
                                };
                                privacy_policy: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                term_and_condition: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    description: LocalizedText;
                                };
                                faq: {
                                    status: boolean;
                                    title: LocalizedText;
                                    image: string;
                                    items: {
                                        question: LocalizedText;
                                        answer: LocalizedText;
                                    }[];
                                };
                                slider: {
                                    left_right_arrow: boolean;
                                    bottom_dots: boolean;
                                    both_slider: boolean;
                                    slides: {
                                        image: string;
                                        title: LocalizedText;
                                        description: LocalizedText;
                                        button: LocalizedText;
                                        link: string;
                                    }[];
                                };
                                checkout: {
                                    personal_details: LocalizedText;
                                    shipping_details: LocalizedText;
                                    payment_method: LocalizedText;
                                    order_summary: LocalizedText;
                                    apply_button: LocalizedText;
                                    sub_total: LocalizedText;
                                    discount: LocalizedText;
                                    shipping_cost: LocalizedText;
                                    total_cost: LocalizedText;
                                    continue_button: LocalizedText;
                                    confirm_button: LocalizedText;
                                    shipping_name_one: LocalizedText;
                                    shipping_one_desc: LocalizedText;
                                    shipping_one_cost: number;
                                    shipping_name_two: LocalizedText;
                                    shipping_two_desc: LocalizedText;
                                    shipping_two_cost: number;
                                };
                                dashboard: {
                                    dashboard_title: LocalizedText;
                                    total_order: LocalizedText;
                                    pending_order: LocalizedText;
                                    processing_order: LocalizedText;
                                    complete_order: LocalizedText;
                                    recent_order: LocalizedText;
                                    my_order: LocalizedText;
                                    update_profile: LocalizedText;
                                    full_name: LocalizedText;
                                    address: LocalizedText;
                                    phone: LocalizedText;
                                    user_email: LocalizedText;
                                    update_button: LocalizedText;
                                    current_password: LocalizedText;
                                    new_password: LocalizedText;
                                    change_password: LocalizedText;
                                };
                                footer: {
                                    blocks: {
                                        status: boolean;
                                        title: LocalizedText;
                                        links: {
                                            title: LocalizedText;
                                            link: string;
                                        }[];
                                    }[];
                                    block_four: {
                                        status: boolean;
                                        logo: string;
                                        address: LocalizedText;
                                        phone: string;
                                        email: string;
                                    };
                                    social_links: {
                                        status: boolean;
                                        title: LocalizedText;
                                        facebook: string;
                                        twitter: string;
                                        pinterest: string;
                                        linkedin: string;
                                        whatsapp: string;
                                    };
                                    payment_method: {
                                        status: boolean;
                                        image: string;
                                    };
                                    bottom_contact: {
                                        status: boolean;
                                        title: LocalizedText;
                                        contact: string;
                                    };
                                    shipping_note: LocalizedText;
                                };
                                slug: {
                                    right_box_status: boolean;
                                    notes: LocalizedText[];
                                };
                                seo: {
                                    favicon: string;
                                    meta_title: LocalizedText;
                                    meta_description: LocalizedText;
                                    meta_keywords: LocalizedText;
                                    meta_img: string;
                                    meta_url: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            publishAt: string;
                            sections: ("navbar" | "home" | "about_us" | "contact_us" | "offers" | "privacy_policy" | "term_and_condition" | "faq" | "slider" | "checkout" | "dashboard" | "footer" | "slug" | "seo")[];
                            authorName: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        publishAt: string;
                        sections: {
                            navbar?: {
                                categories_menu_status: boolean;
                                about_menu_status: boolean;
                                contact_menu_status: boolean;
                                offers_menu_status: boolean;
                                faq_menu_status: boolean;
                                privacy_policy_status: boolean;
                                term_and_condition_status: boolean;
                                help_text: LocalizedText;
                                categories: LocalizedText;
                                about_us: LocalizedText;
                                contact_us: LocalizedText;
                                offers: LocalizedText;
                                faq: LocalizedText;
                                privacy_policy: LocalizedText;
                                term_and_condition: LocalizedText;
                                login: LocalizedText;
                                logout: LocalizedText;
                                profile: LocalizedText;
                                phone: string;
                                logo: string;
                            };
                            home?: {
                                coupon_status: boolean;
                                discount_title: LocalizedText;
                                discount_coupon_code: string[];
                                featured: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                feature_product_limit: number;
                                popular: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                popular_product_limit: number;
                                latest_discount: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                };
                                latest_discount_product_limit: number;
                                daily_needs: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image_left: string;
                                    image_right: string;
                                    button: LocalizedText;
                                    google_play_link: string;
                                    app_store_link: string;
                                };
                                promotion_banner: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                delivery: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                    image: string;
                                };
                                feature_promo: {
                                    status: boolean;
                                    items: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                            };
                            about_us?: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                top: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                    cards: {
                                        title: LocalizedText;
                                        description: LocalizedText;
                                    }[];
                                };
                                middle: {
                                    status: boolean;
                                    description: LocalizedText;
                                    second_description: LocalizedText;
                                    image: string;
                                };
                                team: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    members: {
                                        name: string;
                                        role: LocalizedText;
                                        image: string;
                                    }[];
                                };
                            };
                            contact_us?: {
                                header: {
                                    status: boolean;
                                    image: string;
                                    title: LocalizedText;
                                };
                                email_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    email: string;
                                    text: LocalizedText;
                                };
                                phone_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    phone: string;
                                    text: LocalizedText;
                                };
                                address_box: {
                                    status: boolean;
                                    title: LocalizedText;
                                    address: LocalizedText;
                                };
                                form: {
                                    status: boolean;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    image: string;
                                };
                            };
                            offers?: {
                                status: boolean;
                                image: string;
                                title: LocalizedText;
                                coupon_code: string[];
                            };
                            privacy_policy?: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            term_and_condition?: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                description: LocalizedText;
                            };
                            faq?: {
                                status: boolean;
                                title: LocalizedText;
                                image: string;
                                items: {
                                    question: LocalizedText;
                                    answer: LocalizedText;
                                }[];
                            };
                            slider?: {
                                left_right_arrow: boolean;
                                bottom_dots: boolean;
                                both_slider: boolean;
                                slides: {
                                    image: string;
                                    title: LocalizedText;
                                    description: LocalizedText;
                                    button: LocalizedText;
                                    link: string;
                                }[];
                            };
                            checkout?: {
                                personal_details: LocalizedText;
                                shipping_details: LocalizedText;
                                payment_method: LocalizedText;
                                order_summary: LocalizedText;
                                apply_button: LocalizedText;
                                sub_total: LocalizedText;
                                discount: LocalizedText;
                                shipping_cost: LocalizedText;
                                total_cost: LocalizedText;
                                continue_button: LocalizedText;
                                confirm_button: LocalizedText;
                                shipping_name_one: LocalizedText;
                                shipping_one_desc: LocalizedText;
                                shipping_one_cost: number;
                                shipping_name_two: LocalizedText;
                                shipping_two_desc: LocalizedText;
                                shipping_two_cost: number;
                            };
                            dashboard?: {
                                dashboard_title: LocalizedText;
                                total_order: LocalizedText;
                                pending_order: LocalizedText;
                                processing_order: LocalizedText;
                                complete_order: LocalizedText;
                                recent_order: LocalizedText;
                                my_order: LocalizedText;
                                update_profile: LocalizedText;
                                full_name: LocalizedText;
                                address: LocalizedText;
                                phone: LocalizedText;
                                user_email: LocalizedText;
                                update_button: LocalizedText;
                                current_password: LocalizedText;
                                new_password: LocalizedText;
                                change_password: LocalizedText;
                            };
                            footer?: {
                                blocks: {
                                    status: boolean;
                                    title: LocalizedText;
                                    links: {
                                        title: LocalizedText;
                                        link: string;
                                    }[];
                                }[];
                                block_four: {
                                    status: boolean;
                                    logo: string;
                                    address: LocalizedText;
                                    phone: string;
                                    email: string;
                                };
                                social_links: {
                                    status: boolean;
                                    title: LocalizedText;
                                    facebook: string;
                                    twitter: string;
                                    pinterest: string;
                                    linkedin: string;
                                    whatsapp: string;
                                };
                                payment_method: {
                                    status: boolean;
                                    image: string;
                                };
                                bottom_contact: {
                                    status: boolean;
                                    title: LocalizedText;
                                    contact: string;
                                };
                                shipping_note: LocalizedText;
                            };
                            slug?: {
                                right_box_status: boolean;
                                notes: LocalizedText[];
                            };
                            seo?: {
                                favicon: string;
                                meta_title: LocalizedText;
                                meta_description: LocalizedText;
                                meta_keywords: LocalizedText;
                                meta_img: string;
                                meta_url: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            publishAt: string;
                            sections: ("navbar" | "home" | "about_us" | "contact_us" | "offers" | "privacy_policy" | "term_and_condition" | "faq" | "slider" | "checkout" | "dashboard" | "footer" | "slug" | "seo")[];
                            authorName: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/store/customization/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            code: string;
                            symbol: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        symbol: string;
                        /** @enum {string} */
                        status: "show" | "hide";
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            code: string;
                            symbol: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currencies: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                code: string;
                                symbol: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                isDefault: boolean;
                                position: number;
                                version: number;
                            }[];
                            isFixed: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            code: string;
                            symbol: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        symbol: string;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            code: string;
                            symbol: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            isDefault: boolean;
                            position: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currencies: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                code: string;
                                symbol: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                isDefault: boolean;
                                position: number;
                                version: number;
                            }[];
                            isFixed: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/currencies.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "currencies.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/currencies.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "currencies.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/currencies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "currencies.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifications: {
                                /** Format: uuid */
                                id: string;
                                message: string;
                                /** @enum {string} */
                                status: "unread" | "read";
                                /** @enum {string} */
                                kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped";
                                image: string | null;
                                goods: {
                                    title: LocalizedText;
                                    label: LocalizedText;
                                    left: number;
                                } | null;
                                productId: string | null;
                                orderId: string | null;
                                subjectId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalUnreadDoc: number;
                            totalDoc: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                        /** Format: uuid */
                        productId?: string;
                        /** Format: uuid */
                        orderId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            message: string;
                            /** @enum {string} */
                            status: "unread" | "read";
                            /** @enum {string} */
                            kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped";
                            image: string | null;
                            goods: {
                                title: LocalizedText;
                                label: LocalizedText;
                                left: number;
                            } | null;
                            productId: string | null;
                            orderId: string | null;
                            subjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "read" | "unread";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            message: string;
                            /** @enum {string} */
                            status: "unread" | "read";
                            /** @enum {string} */
                            kind: "order" | "stock_out" | "message" | "review" | "staff" | "webhook_stopped";
                            image: string | null;
                            goods: {
                                title: LocalizedText;
                                label: LocalizedText;
                                left: number;
                            } | null;
                            productId: string | null;
                            orderId: string | null;
                            subjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/update/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "read" | "unread";
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/notification/delete/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/notification/product-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changed: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/notifications.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            status: "read" | "unread";
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/notifications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/notifications.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "notifications.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            locale: LanguageCode;
                            ordersCount: number;
                            totalSpent: number;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt" | "name" | "-name" | "-ordersCount" | "ordersCount" | "-totalSpent" | "totalSpent";
                    q?: string;
                    status?: "active" | "blocked" | "erased";
                    tag?: string;
                    buyers?: "new" | "returning";
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                /** @enum {string} */
                                status: "active" | "blocked" | "erased";
                                tags: string[];
                                ordersCount: number;
                                totalSpent: number;
                                lastOrderAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                active: number;
                                blocked: number;
                                erased: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                        locale: LanguageCode;
                        tags: string[];
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                        locale: LanguageCode;
                        tags: string[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    noteId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/customer-notes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "customer-notes.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            exportedAt: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                /** @enum {string} */
                                status: "active" | "blocked" | "erased";
                                tags: string[];
                                ordersCount: number;
                                totalSpent: number;
                                lastOrderAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                locale: LanguageCode;
                                emailVerifiedAt: string | null;
                                providers: string[];
                                blockedReason: string;
                                blockedAt: string | null;
                                erasedAt: string | null;
                                addresses: {
                                    /** Format: uuid */
                                    id: string;
                                    label: string;
                                    name: string;
                                    contact: string;
                                    line1: string;
                                    line2: string;
                                    city: string;
                                    zipCode: string;
                                    country: string;
                                    deliveryNote: string;
                                    isDefault: boolean;
                                }[];
                                notes: {
                                    /** Format: uuid */
                                    id: string;
                                    text: string;
                                    authorName: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                }[];
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            identities: {
                                provider: string;
                                subject: string;
                                email: string;
                            }[];
                            sessions: {
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                revokedAt: string | null;
                            }[];
                            orders: {
                                number: string;
                                status: string;
                                /** Format: date-time */
                                placedAt: string;
                                currency: string;
                                subTotal: number;
                                discount: number;
                                shippingCost: number;
                                tax: number;
                                total: number;
                                couponCode: string | null;
                                paymentMethod: string;
                                paymentStatus: string;
                                cancelReason: string | null;
                                userInfo: {
                                    name: string;
                                    contact: string;
                                    email: string;
                                    address: string;
                                    city: string;
                                    country: string;
                                    zipCode: string;
                                    deliveryNote: string;
                                };
                                notes: string;
                                lines: {
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    qtyOrdered: number;
                                    unitPrice: number;
                                    lineTotal: number;
                                }[];
                            }[];
                            coupons: {
                                couponCode: string;
                                amount: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            reviews: {
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                            }[];
                            favourites: string[];
                            mails: {
                                kind: string;
                                subject: string;
                                /** Format: date-time */
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            phone: string;
                            image: string | null;
                            /** @enum {string} */
                            status: "active" | "blocked" | "erased";
                            tags: string[];
                            ordersCount: number;
                            totalSpent: number;
                            lastOrderAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            locale: LanguageCode;
                            emailVerifiedAt: string | null;
                            providers: string[];
                            blockedReason: string;
                            blockedAt: string | null;
                            erasedAt: string | null;
                            addresses: {
                                /** Format: uuid */
                                id: string;
                                label: string;
                                name: string;
                                contact: string;
                                line1: string;
                                line2: string;
                                city: string;
                                zipCode: string;
                                country: string;
                                deliveryNote: string;
                                isDefault: boolean;
                            }[];
                            notes: {
                                /** Format: uuid */
                                id: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/customers.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "active" | "blocked";
                            /** @default  */
                            reason?: string;
                        }[];
                        /** @enum {string} */
                        operation: "customers.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/customers.tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            add?: string[];
                            remove?: string[];
                        }[];
                        /** @enum {string} */
                        operation: "customers.tags";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            exportedAt: string;
                            customer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                phone: string;
                                image: string | null;
                                /** @enum {string} */
                                status: "active" | "blocked" | "erased";
                                ordersCount: number;
                                totalSpent: number;
                                lastOrderAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                locale: LanguageCode;
                                emailVerifiedAt: string | null;
                                providers: string[];
                                blockedAt: string | null;
                                erasedAt: string | null;
                                addresses: {
                                    /** Format: uuid */
                                    id: string;
                                    label: string;
                                    name: string;
                                    contact: string;
                                    line1: string;
                                    line2: string;
                                    city: string;
                                    zipCode: string;
                                    country: string;
                                    deliveryNote: string;
                                    isDefault: boolean;
                                }[];
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            identities: {
                                provider: string;
                                subject: string;
                                email: string;
                            }[];
                            sessions: {
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                revokedAt: string | null;
                            }[];
                            orders: {
                                number: string;
                                status: string;
                                /** Format: date-time */
                                placedAt: string;
                                currency: string;
                                subTotal: number;
                                discount: number;
                                shippingCost: number;
                                tax: number;
                                total: number;
                                couponCode: string | null;
                                paymentMethod: string;
                                paymentStatus: string;
                                cancelReason: string | null;
                                userInfo: {
                                    name: string;
                                    contact: string;
                                    email: string;
                                    address: string;
                                    city: string;
                                    country: string;
                                    zipCode: string;
                                    deliveryNote: string;
                                };
                                notes: string;
                                lines: {
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    qtyOrdered: number;
                                    unitPrice: number;
                                    lineTotal: number;
                                }[];
                            }[];
                            coupons: {
                                couponCode: string;
                                amount: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            reviews: {
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                            }[];
                            favourites: string[];
                            mails: {
                                kind: string;
                                subject: string;
                                /** Format: date-time */
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            productIds: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        productIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            productIds: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            productIds: string[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: LocalizedText;
                        description: LocalizedText;
                        slug: string;
                        parentId: string | null;
                        image: string | null;
                        /** @enum {string} */
                        status: "show" | "hide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: LocalizedText;
                        description: LocalizedText;
                        slug: string;
                        parentId: string | null;
                        image: string | null;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: {
                    moveTo?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        parentId: string | null;
                        position: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            name: LocalizedText;
                            description: LocalizedText;
                            parentId: string | null;
                            image: string | null;
                            productCount: number;
                            /** @enum {string} */
                            status: "show" | "hide";
                            position: number;
                            totalCount: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/categories.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "categories.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/categories.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "categories.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/categories.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "categories.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute" | "extra";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        name: LocalizedText;
                        /** @enum {string} */
                        option: "dropdown" | "radio" | "checkbox" | "swatch";
                        /** @enum {string} */
                        status: "show" | "hide";
                        values: {
                            /** Format: uuid */
                            id?: string;
                            name: LocalizedText;
                            swatch: string | null;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute" | "extra";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute" | "extra";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        name: LocalizedText;
                        /** @enum {string} */
                        option: "dropdown" | "radio" | "checkbox" | "swatch";
                        /** @enum {string} */
                        status: "show" | "hide";
                        values: {
                            /** Format: uuid */
                            id?: string;
                            name: LocalizedText;
                            swatch: string | null;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: LocalizedText;
                            name: LocalizedText;
                            /** @enum {string} */
                            option: "dropdown" | "radio" | "checkbox" | "swatch";
                            /** @enum {string} */
                            type: "attribute" | "extra";
                            filterable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            values: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                swatch: string | null;
                                /** @enum {string} */
                                status: "show" | "hide";
                                position: number;
                                variantCount: number;
                            }[];
                            productCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/attributes.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "attributes.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/attributes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "attributes.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/attributes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "attributes.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "relevance" | "popular" | "newest" | "price" | "-price" | "discount";
                    q?: string;
                    category?: string;
                    tag?: string | string[];
                    brand?: string | string[];
                    diet?: string | string[];
                    option?: string | string[];
                    minPrice?: number;
                    maxPrice?: number;
                    discounted?: "true";
                    inStock?: "true";
                    ids?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            meant?: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    category?: string;
                    tag?: string | string[];
                    brand?: string | string[];
                    diet?: string | string[];
                    option?: string | string[];
                    minPrice?: number;
                    maxPrice?: number;
                    discounted?: "true";
                    inStock?: "true";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            price: {
                                min: number;
                                max: number;
                            } | null;
                            brands: {
                                value: string;
                                count: number;
                            }[];
                            tags: {
                                value: string;
                                count: number;
                            }[];
                            diets: {
                                value: string;
                                count: number;
                            }[];
                            inStock: number;
                            discounted: number;
                            attributes: {
                                /** Format: uuid */
                                id: string;
                                name: LocalizedText;
                                values: {
                                    /** Format: uuid */
                                    id: string;
                                    name: LocalizedText;
                                    swatch: string | null;
                                    count: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalDoc: number;
                            meant?: string;
                            products: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            categories: {
                                slug: string;
                                name: LocalizedText;
                            }[];
                            brands: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            title: LocalizedText;
                            brand: string;
                            image: string | null;
                            price: number;
                            originalPrice: number;
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            nominalWeightG: number | null;
                            weightPrice: number | null;
                            unitSize: number | null;
                            unitLabel: string;
                            tags: string[];
                            /** Format: uuid */
                            defaultVariantId: string;
                            variantCount: number;
                            available: number;
                            inStock: boolean;
                            averageRating: number;
                            totalReviews: number;
                            ageLimit: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            sku: string;
                            barcode: string | null;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            categoryId: string | null;
                            categoryIds: string[];
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            tolerancePct: number;
                            shelfLifeDays: number | null;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            attributes: {
                                /** Format: uuid */
                                id: string;
                                title: LocalizedText;
                                name: LocalizedText;
                                /** @enum {string} */
                                option: "dropdown" | "radio" | "checkbox" | "swatch";
                                /** @enum {string} */
                                type: "attribute" | "extra";
                                filterable: boolean;
                                /** @enum {string} */
                                status: "show" | "hide";
                                values: {
                                    /** Format: uuid */
                                    id: string;
                                    name: LocalizedText;
                                    swatch: string | null;
                                    /** @enum {string} */
                                    status: "show" | "hide";
                                    position: number;
                                }[];
                            }[];
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                label: LocalizedText;
                                optionValues: {
                                    [key: string]: string;
                                };
                                price: number;
                                originalPrice: number;
                                weightPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                available: number;
                            }[];
                            contains: {
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                image: string | null;
                                qty: number;
                            }[];
                            substitutes: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                            related: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                title: LocalizedText;
                                brand: string;
                                image: string | null;
                                price: number;
                                originalPrice: number;
                                /** @enum {string} */
                                pricedBy: "each" | "kg" | "l" | "100g";
                                nominalWeightG: number | null;
                                weightPrice: number | null;
                                unitSize: number | null;
                                unitLabel: string;
                                tags: string[];
                                /** Format: uuid */
                                defaultVariantId: string;
                                variantCount: number;
                                available: number;
                                inStock: boolean;
                                averageRating: number;
                                totalReviews: number;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/products/{slug}/together": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            slug: string;
                            title: LocalizedText;
                            brand: string;
                            image: string | null;
                            price: number;
                            originalPrice: number;
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            nominalWeightG: number | null;
                            weightPrice: number | null;
                            unitSize: number | null;
                            unitLabel: string;
                            tags: string[];
                            /** Format: uuid */
                            defaultVariantId: string;
                            variantCount: number;
                            available: number;
                            inStock: boolean;
                            averageRating: number;
                            totalReviews: number;
                            ageLimit: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "-sales" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    ids?: string;
                    status?: "show" | "hide" | "draft";
                    category?: string;
                    stock?: "in" | "low" | "out";
                    minPrice?: number;
                    maxPrice?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                slug: string;
                                sku: string;
                                title: LocalizedText;
                                image: string | null;
                                categoryId: string | null;
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                                price: number;
                                originalPrice: number;
                                variantCount: number;
                                onHand: number;
                                available: number;
                                sales: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        description: LocalizedText;
                        ingredients: LocalizedText;
                        slug: string;
                        brand: string;
                        categoryId: string | null;
                        categoryIds: string[];
                        tags: string[];
                        images: {
                            url: string;
                            alt: string;
                            width: number;
                            height: number;
                        }[];
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                        publishAt?: string | null;
                        unpublishAt?: string | null;
                        /** @enum {string} */
                        soldBy: "each" | "weight" | "volume";
                        /** @enum {string} */
                        pricedBy: "each" | "kg" | "l" | "100g";
                        allergens: string[];
                        diets: string[];
                        nutrition: {
                            [key: string]: string;
                        };
                        originCountry: string | null;
                        /** @enum {string} */
                        storageZone: "ambient" | "chilled" | "frozen";
                        maxPerOrder: number | null;
                        minPerOrder?: number | null;
                        quantityStep?: number;
                        nominalWeightG?: number | null;
                        tolerancePct?: number;
                        ageLimit?: number | null;
                        shelfLifeDays?: number | null;
                        aisle?: string;
                        metaTitle?: LocalizedText;
                        metaDescription?: LocalizedText;
                        substituteIds?: string[];
                        bundleOf?: {
                            /** Format: uuid */
                            variantId: string;
                            qty: number;
                        }[];
                        attributeIds: string[];
                        variants: {
                            /** Format: uuid */
                            id?: string;
                            sku: string;
                            barcode: string | null;
                            optionValues: {
                                [key: string]: string;
                            };
                            price: number;
                            originalPrice: number;
                            costPrice: number | null;
                            image: string | null;
                            unitSize: number | null;
                            unitLabel: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            stock?: {
                                seen: number;
                                onHand: number;
                            };
                            reorderPoint: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            title: LocalizedText;
                            variantLabel: LocalizedText;
                            unitLabel: string;
                            sku: string;
                            image: string | null;
                            price: number;
                            available: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        description: LocalizedText;
                        ingredients: LocalizedText;
                        slug: string;
                        brand: string;
                        categoryId: string | null;
                        categoryIds: string[];
                        tags: string[];
                        images: {
                            url: string;
                            alt: string;
                            width: number;
                            height: number;
                        }[];
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                        publishAt?: string | null;
                        unpublishAt?: string | null;
                        /** @enum {string} */
                        soldBy: "each" | "weight" | "volume";
                        /** @enum {string} */
                        pricedBy: "each" | "kg" | "l" | "100g";
                        allergens: string[];
                        diets: string[];
                        nutrition: {
                            [key: string]: string;
                        };
                        originCountry: string | null;
                        /** @enum {string} */
                        storageZone: "ambient" | "chilled" | "frozen";
                        maxPerOrder: number | null;
                        minPerOrder?: number | null;
                        quantityStep?: number;
                        nominalWeightG?: number | null;
                        tolerancePct?: number;
                        ageLimit?: number | null;
                        shelfLifeDays?: number | null;
                        aisle?: string;
                        metaTitle?: LocalizedText;
                        metaDescription?: LocalizedText;
                        substituteIds?: string[];
                        bundleOf?: {
                            /** Format: uuid */
                            variantId: string;
                            qty: number;
                        }[];
                        attributeIds: string[];
                        variants: {
                            /** Format: uuid */
                            id?: string;
                            sku: string;
                            barcode: string | null;
                            optionValues: {
                                [key: string]: string;
                            };
                            price: number;
                            originalPrice: number;
                            costPrice: number | null;
                            image: string | null;
                            unitSize: number | null;
                            unitLabel: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                            stock?: {
                                seen: number;
                                onHand: number;
                            };
                            reorderPoint: number;
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "show" | "hide" | "draft";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/products.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                        }[];
                        /** @enum {string} */
                        operation: "products.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/products.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slug: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/addresses/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        selection: {
                            ids: string[];
                        } | {
                            filter: {
                                q?: string;
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                /** Format: uuid */
                                category?: string;
                                /** @enum {string} */
                                stock?: "in" | "low" | "out";
                                minPrice?: number;
                                maxPrice?: number;
                            };
                        };
                        operation: {
                            /** @enum {string} */
                            type: "category";
                            categoryId: string | null;
                        } | {
                            /** @enum {string} */
                            type: "percent";
                            basisPoints: number;
                            /** @enum {string} */
                            ending: "95" | "99" | "none" | "00";
                            asSale: boolean;
                        } | {
                            /** @enum {string} */
                            type: "amount";
                            amount: number;
                            /** @enum {string} */
                            ending: "95" | "99" | "none" | "00";
                            asSale: boolean;
                        } | {
                            /** @enum {string} */
                            type: "endSale";
                        } | {
                            /** @enum {string} */
                            type: "addTags";
                            tags: string[];
                        } | {
                            /** @enum {string} */
                            type: "removeTags";
                            tags: string[];
                        } | {
                            /** @enum {string} */
                            type: "status";
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                        } | {
                            /** @enum {string} */
                            type: "publishAt";
                            at: string | null;
                        } | {
                            /** @enum {string} */
                            type: "unpublishAt";
                            at: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "position";
                    state?: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                position: number;
                                productId: string | null;
                                variantId: string | null;
                                sku: string;
                                title: LocalizedText | null;
                                label: LocalizedText | null;
                                before: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                after: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                /** @enum {string} */
                                state: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                                problems: {
                                    field: string;
                                    message: string;
                                }[];
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rows: {
                            /** Format: uuid */
                            variantId: string;
                            seen: {
                                brand?: string;
                                categoryId?: string | null;
                                tags?: string[];
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                publishAt?: string | null;
                                unpublishAt?: string | null;
                                externalRef?: string | null;
                                sku?: string;
                                barcode?: string | null;
                                price?: number;
                                originalPrice?: number;
                                costPrice?: number | null;
                                /** @enum {string} */
                                soldBy?: "each" | "weight" | "volume";
                                /** @enum {string} */
                                pricedBy?: "each" | "kg" | "l" | "100g";
                                nominalWeightG?: number | null;
                                tolerancePct?: number;
                                ageLimit?: number | null;
                                shelfLifeDays?: number | null;
                                aisle?: string;
                                stock?: number;
                            };
                            values: {
                                brand?: string;
                                categoryId?: string | null;
                                tags?: string[];
                                /** @enum {string} */
                                status?: "show" | "hide" | "draft";
                                publishAt?: string | null;
                                unpublishAt?: string | null;
                                externalRef?: string | null;
                                sku?: string;
                                barcode?: string | null;
                                price?: number;
                                originalPrice?: number;
                                costPrice?: number | null;
                                /** @enum {string} */
                                soldBy?: "each" | "weight" | "volume";
                                /** @enum {string} */
                                pricedBy?: "each" | "kg" | "l" | "100g";
                                nominalWeightG?: number | null;
                                tolerancePct?: number;
                                ageLimit?: number | null;
                                shelfLifeDays?: number | null;
                                aisle?: string;
                                stock?: number;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            items: {
                                position: number;
                                productId: string | null;
                                variantId: string | null;
                                sku: string;
                                title: LocalizedText | null;
                                label: LocalizedText | null;
                                before: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                after: {
                                    title?: LocalizedText;
                                    brand?: string;
                                    categoryId?: string | null;
                                    categoryIds?: string[];
                                    tags?: string[];
                                    /** @enum {string} */
                                    status?: "show" | "hide" | "draft";
                                    publishAt?: string | null;
                                    unpublishAt?: string | null;
                                    externalRef?: string | null;
                                    sku?: string;
                                    barcode?: string | null;
                                    price?: number;
                                    originalPrice?: number;
                                    costPrice?: number | null;
                                    /** @enum {string} */
                                    soldBy?: "each" | "weight" | "volume";
                                    /** @enum {string} */
                                    pricedBy?: "each" | "kg" | "l" | "100g";
                                    nominalWeightG?: number | null;
                                    tolerancePct?: number;
                                    ageLimit?: number | null;
                                    shelfLifeDays?: number | null;
                                    aisle?: string;
                                    substituteIds?: string[];
                                    bundleOf?: {
                                        /** Format: uuid */
                                        variantId: string;
                                        qty: number;
                                    }[];
                                    stock?: number;
                                } | null;
                                /** @enum {string} */
                                state: "unread" | "waiting" | "applied" | "unchanged" | "refused";
                                problems: {
                                    field: string;
                                    message: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            columns: string[];
                            sample: string[][];
                            mapping: {
                                fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                /** @enum {string} */
                                decimal: "." | ",";
                                create: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            change: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "bulk" | "import" | "edit" | "undo";
                                /** @enum {string} */
                                status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                                actorName: string;
                                source: {
                                    /** @enum {string} */
                                    type: "category";
                                    categoryId: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "percent";
                                    basisPoints: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "amount";
                                    amount: number;
                                    /** @enum {string} */
                                    ending: "95" | "99" | "none" | "00";
                                    asSale: boolean;
                                } | {
                                    /** @enum {string} */
                                    type: "endSale";
                                } | {
                                    /** @enum {string} */
                                    type: "addTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "removeTags";
                                    tags: string[];
                                } | {
                                    /** @enum {string} */
                                    type: "status";
                                    /** @enum {string} */
                                    status: "show" | "hide" | "draft";
                                } | {
                                    /** @enum {string} */
                                    type: "publishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "unpublishAt";
                                    at: string | null;
                                } | {
                                    /** @enum {string} */
                                    type: "edit";
                                } | {
                                    /** @enum {string} */
                                    type: "undo";
                                } | {
                                    /** @enum {string} */
                                    type: "import";
                                    file: string;
                                    columns: string[];
                                    mapping: {
                                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                        /** @enum {string} */
                                        decimal: "." | ",";
                                        create: boolean;
                                    } | null;
                                };
                                total: number;
                                applied: number;
                                unchanged: number;
                                refused: number;
                                changesStock: boolean;
                                undoOf: string | null;
                                undoneBy: string | null;
                                undoUntil: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            };
                            columns: string[];
                            sample: string[][];
                            mapping: {
                                fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                /** @enum {string} */
                                decimal: "." | ",";
                                create: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                        /** @enum {string} */
                        decimal: "." | ",";
                        create: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "bulk" | "import" | "edit" | "undo";
                            /** @enum {string} */
                            status: "mapping" | "preparing" | "ready" | "queued" | "running" | "done" | "cancelled" | "failed";
                            actorName: string;
                            source: {
                                /** @enum {string} */
                                type: "category";
                                categoryId: string | null;
                            } | {
                                /** @enum {string} */
                                type: "percent";
                                basisPoints: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "amount";
                                amount: number;
                                /** @enum {string} */
                                ending: "95" | "99" | "none" | "00";
                                asSale: boolean;
                            } | {
                                /** @enum {string} */
                                type: "endSale";
                            } | {
                                /** @enum {string} */
                                type: "addTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "removeTags";
                                tags: string[];
                            } | {
                                /** @enum {string} */
                                type: "status";
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                            } | {
                                /** @enum {string} */
                                type: "publishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "unpublishAt";
                                at: string | null;
                            } | {
                                /** @enum {string} */
                                type: "edit";
                            } | {
                                /** @enum {string} */
                                type: "undo";
                            } | {
                                /** @enum {string} */
                                type: "import";
                                file: string;
                                columns: string[];
                                mapping: {
                                    fields: (("sku" | "externalRef" | "title" | "brand" | "category" | "tags" | "status" | "price" | "originalPrice" | "costPrice" | "stock" | "barcode" | "publishAt" | "unpublishAt" | "soldBy" | "pricedBy" | "nominalWeightG" | "tolerancePct" | "bundleOf" | "ageLimit" | "shelfLifeDays" | "aisle" | "substituteIds") | null)[];
                                    /** @enum {string} */
                                    decimal: "." | ",";
                                    create: boolean;
                                } | null;
                            };
                            total: number;
                            applied: number;
                            unchanged: number;
                            refused: number;
                            changesStock: boolean;
                            undoOf: string | null;
                            undoneBy: string | null;
                            undoUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-updatedAt" | "updatedAt" | "-createdAt" | "title" | "-title" | "price" | "-price" | "-sales" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    ids?: string;
                    status?: "show" | "hide" | "draft";
                    category?: string;
                    stock?: "in" | "low" | "out";
                    minPrice?: number;
                    maxPrice?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                isFirst: boolean;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                onHand: number;
                                /** @enum {string} */
                                status: "show" | "hide" | "draft";
                                categoryId: string | null;
                                tags: string[];
                                barcode: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-deletedAt" | "deletedAt";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                title: LocalizedText;
                                image: string | null;
                                price: number;
                                deletedBy: string;
                                /** Format: date-time */
                                deletedAt: string;
                                /** Format: date-time */
                                until: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/products.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/products.forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "products.forget";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-version";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                version: number;
                                /** @enum {string} */
                                way: "created" | "form" | "program" | "status" | "time" | "deleted" | "undeleted" | "version" | "earlier" | "bulk" | "import" | "edit" | "undo";
                                by: string;
                                /** Format: date-time */
                                at: string;
                                changeId: string | null;
                                changes: {
                                    field: string;
                                    sku: string | null;
                                    before: unknown;
                                    after: unknown;
                                }[];
                                canRestore: boolean;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    number: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            sku: string;
                            title: LocalizedText;
                            description: LocalizedText;
                            ingredients: LocalizedText;
                            slug: string;
                            brand: string;
                            categoryId: string | null;
                            categoryIds: string[];
                            tags: string[];
                            images: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            /** @enum {string} */
                            status: "show" | "hide" | "draft";
                            publishAt: string | null;
                            unpublishAt: string | null;
                            /** @enum {string} */
                            soldBy: "each" | "weight" | "volume";
                            /** @enum {string} */
                            pricedBy: "each" | "kg" | "l" | "100g";
                            allergens: string[];
                            diets: string[];
                            nutrition: {
                                [key: string]: string;
                            };
                            originCountry: string | null;
                            /** @enum {string} */
                            storageZone: "ambient" | "chilled" | "frozen";
                            maxPerOrder: number | null;
                            minPerOrder: number | null;
                            quantityStep: number;
                            nominalWeightG: number | null;
                            tolerancePct: number;
                            ageLimit: number | null;
                            shelfLifeDays: number | null;
                            aisle: string;
                            metaTitle: LocalizedText;
                            metaDescription: LocalizedText;
                            substituteIds: string[];
                            bundleOf: {
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                sku: string;
                                image: string | null;
                                price: number;
                                available: number;
                                qty: number;
                                isSold: boolean;
                            }[];
                            attributeIds: string[];
                            sales: number;
                            variants: {
                                /** Format: uuid */
                                id: string;
                                sku: string;
                                barcode: string | null;
                                optionValues: {
                                    [key: string]: string;
                                };
                                label: LocalizedText;
                                price: number;
                                originalPrice: number;
                                costPrice: number | null;
                                image: string | null;
                                unitSize: number | null;
                                unitLabel: string;
                                /** @enum {string} */
                                status: "show" | "hide";
                                onHand: number;
                                allocated: number;
                                reorderPoint: number;
                            }[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    kind?: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                    variant?: string;
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                /** @enum {string} */
                                kind: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                                qty: number;
                                orderId: string | null;
                                orderNumber: string | null;
                                reason: string;
                                /** @enum {string} */
                                actorKind: "staff" | "customer" | "platform" | "system";
                                actorName: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{variantId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt";
                    q?: string;
                };
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                /** @enum {string} */
                                kind: "received" | "allocated" | "released" | "shipped" | "adjusted" | "returned" | "waste" | "counted";
                                qty: number;
                                orderId: string | null;
                                orderNumber: string | null;
                                reason: string;
                                /** @enum {string} */
                                actorKind: "staff" | "customer" | "platform" | "system";
                                actorName: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "received" | "adjusted" | "waste" | "counted" | "returned";
                        qty: number;
                        /** @default  */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            onHand: number;
                            allocated: number;
                            reorderPoint: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/stock.move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "received" | "adjusted" | "waste" | "counted" | "returned";
                            qty: number;
                            reason: string;
                            seen?: number;
                        }[];
                        /** @enum {string} */
                        operation: "stock.move";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/stock.threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            reorderPoint: number;
                            seen?: number;
                        }[];
                        /** @enum {string} */
                        operation: "stock.threshold";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "sku" | "-sku" | "title" | "-title" | "available" | "-available";
                    q?: string;
                    language?: LanguageCode;
                    stock?: "in" | "low" | "out";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                image: string | null;
                                onHand: number;
                                allocated: number;
                                available: number;
                                reorderPoint: number;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/purchase-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                label: LocalizedText;
                                sku: string;
                                onHand: number;
                                allocated: number;
                                available: number;
                                reorderPoint: number;
                                /** Format: uuid */
                                variantId: string;
                                barcode: string | null;
                                costPrice: number | null;
                                sold: number;
                                suggested: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            productId: string;
                            title: LocalizedText;
                            label: LocalizedText;
                            sku: string;
                            image: string | null;
                            onHand: number;
                            allocated: number;
                            available: number;
                            reorderPoint: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            step: "logo" | "product" | "delivery" | "payment" | "address" | "opening";
                            done: boolean;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            couponCode: string;
                            title: LocalizedText;
                            logo: string | null;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            minimumAmount: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        couponCode: string;
                        subTotal: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                minimumAmount: number;
                            };
                            discount: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-startTime" | "startTime" | "endTime" | "-endTime" | "couponCode" | "-couponCode" | "usedCount" | "-usedCount";
                    q?: string;
                    state?: "active" | "scheduled" | "expired" | "used_up";
                    status?: "show" | "hide";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                title: LocalizedText;
                                couponCode: string;
                                logo: string | null;
                                /** Format: date-time */
                                startTime: string;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                maxDiscount: number | null;
                                minimumAmount: number;
                                categoryIds: string[];
                                productIds: string[];
                                firstOrderOnly: boolean;
                                usageLimit: number | null;
                                usagePerCustomer: number | null;
                                stackable: boolean;
                                /** @enum {string} */
                                status: "show" | "hide";
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "used_up";
                                usedCount: number;
                                version: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        couponCode: string;
                        logo: string | null;
                        /** Format: date-time */
                        startTime: string;
                        /** Format: date-time */
                        endTime: string;
                        /** @enum {string} */
                        discountType: "percentage" | "fixed" | "free_shipping";
                        discountValue: number;
                        maxDiscount: number | null;
                        minimumAmount: number;
                        categoryIds: string[];
                        productIds: string[];
                        firstOrderOnly: boolean;
                        usageLimit: number | null;
                        usagePerCustomer: number | null;
                        stackable: boolean;
                        /** @enum {string} */
                        status: "show" | "hide";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: LocalizedText;
                        couponCode: string;
                        logo: string | null;
                        /** Format: date-time */
                        startTime: string;
                        /** Format: date-time */
                        endTime: string;
                        /** @enum {string} */
                        discountType: "percentage" | "fixed" | "free_shipping";
                        discountValue: number;
                        maxDiscount: number | null;
                        minimumAmount: number;
                        categoryIds: string[];
                        productIds: string[];
                        firstOrderOnly: boolean;
                        usageLimit: number | null;
                        usagePerCustomer: number | null;
                        stackable: boolean;
                        /** @enum {string} */
                        status: "show" | "hide";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: LocalizedText;
                            couponCode: string;
                            logo: string | null;
                            /** Format: date-time */
                            startTime: string;
                            /** Format: date-time */
                            endTime: string;
                            /** @enum {string} */
                            discountType: "percentage" | "fixed" | "free_shipping";
                            discountValue: number;
                            maxDiscount: number | null;
                            minimumAmount: number;
                            categoryIds: string[];
                            productIds: string[];
                            firstOrderOnly: boolean;
                            usageLimit: number | null;
                            usagePerCustomer: number | null;
                            stackable: boolean;
                            /** @enum {string} */
                            status: "show" | "hide";
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "used_up";
                            usedCount: number;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/coupons.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "show" | "hide";
                        }[];
                        /** @enum {string} */
                        operation: "coupons.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/coupons.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "coupons.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/coupons.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "coupons.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                            price?: number;
                        }[];
                        couponCode?: string;
                        /** @enum {string} */
                        shippingOption?: "one" | "two";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            lines: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                quantity: number;
                                available: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTotal: number;
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                minimumAmount: number;
                            } | null;
                            couponError: string | null;
                            shippingOptions: {
                                /** @enum {string} */
                                option: "one" | "two";
                                name: LocalizedText;
                                description: LocalizedText;
                                cost: number;
                            }[];
                            missingToFreeShipping: number | null;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: number;
                            couponCode: string | null;
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                quantity: number;
                                price: number;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                image: string | null;
                                originalPrice: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/mine/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        key: string;
                        changes: {
                            /** Format: uuid */
                            variantId: string;
                            by: number;
                            price: number;
                        }[];
                        couponCode?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: number;
                            couponCode: string | null;
                            items: {
                                /** Format: uuid */
                                variantId: string;
                                quantity: number;
                                price: number;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                unitLabel: string;
                                image: string | null;
                                originalPrice: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-createdAt" | "createdAt";
                    q?: string;
                    status?: "unread" | "read" | "done";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                email: string;
                                text: string;
                                /** @enum {string} */
                                status: "unread" | "read" | "done";
                                customerId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                unread: number;
                                read: number;
                                done: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            email: string;
                            text: string;
                            /** @enum {string} */
                            status: "unread" | "read" | "done";
                            customerId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/messages.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "unread" | "read" | "done";
                        }[];
                        /** @enum {string} */
                        operation: "messages.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/messages.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "messages.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/messages.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "messages.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/products/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "newest" | "highest" | "lowest";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            averageRating: number;
                            counts: {
                                1: number;
                                2: number;
                                3: number;
                                4: number;
                                5: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    productId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mayWrite: boolean;
                            review: {
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                reason: string;
                                version: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-writtenAt" | "writtenAt" | "rating" | "-rating";
                    q?: string;
                    status?: "pending" | "approved" | "rejected";
                    rating?: number;
                    productId?: string;
                    customerId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                title: string;
                                text: string;
                                authorName: string;
                                /** Format: date-time */
                                writtenAt: string;
                                reply: string;
                                repliedAt: string | null;
                                /** Format: uuid */
                                productId: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                reason: string;
                                version: number;
                                /** Format: uuid */
                                customerId: string;
                                product: {
                                    title: LocalizedText;
                                    slug: string;
                                    image: string | null;
                                };
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                pending: number;
                                approved: number;
                                rejected: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        productId: string;
                        rating: number;
                        title: string;
                        text: string;
                        authorName: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/mine/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rating: number;
                        title: string;
                        text: string;
                        authorName: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                            /** Format: uuid */
                            customerId: string;
                            product: {
                                title: LocalizedText;
                                slug: string;
                                image: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reply: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            rating: number;
                            title: string;
                            text: string;
                            authorName: string;
                            /** Format: date-time */
                            writtenAt: string;
                            reply: string;
                            repliedAt: string | null;
                            /** Format: uuid */
                            productId: string;
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            reason: string;
                            version: number;
                            /** Format: uuid */
                            customerId: string;
                            product: {
                                title: LocalizedText;
                                slug: string;
                                image: string | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/reviews.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                            version?: number;
                            /** @enum {string} */
                            status: "approved" | "rejected";
                            reason?: string;
                        }[];
                        /** @enum {string} */
                        operation: "reviews.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/reviews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "reviews.delete";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-placedAt" | "placedAt" | "total" | "-total" | "invoice" | "-invoice";
                    q?: string;
                    status?: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                    paymentMethod?: "Cash" | "Card";
                    customer?: string;
                    placedAfter?: string;
                    without?: "cancelled";
                    coupon?: string;
                    discounted?: "yes";
                    hour?: number;
                    product?: string;
                    category?: string | "none";
                    startDate?: string;
                    endDate?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                invoice: number;
                                customerId: string | null;
                                /** @enum {string} */
                                source: "shop" | "phone";
                                customerName: string;
                                /** @enum {string} */
                                status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                                lineCount: number;
                                itemCount: number;
                                total: number;
                                currency: string;
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                pending?: number;
                                confirmed?: number;
                                picking?: number;
                                packed?: number;
                                pickup_ready?: number;
                                out_for_delivery?: number;
                                delivery_failed?: number;
                                delivered?: number;
                                partially_returned?: number;
                                returned?: number;
                                cancelled?: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                            price?: number;
                        }[];
                        couponCode?: string;
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        /** @enum {string} */
                        paymentMethod: "Cash";
                        address: {
                            name: string;
                            contact: string;
                            /** Format: email */
                            email: string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        confirmedAge?: number;
                        total: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            timeline: {
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                            canCancel?: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            timeline: {
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                            canCancel?: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "-placedAt";
                    q?: string;
                    status?: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                total: number;
                                currency: string;
                                lineCount: number;
                                images: string[];
                                /** Format: date-time */
                                placedAt: string;
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                            counts: {
                                total: number;
                                pending: number;
                                processing: number;
                                delivered: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            timeline: {
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                            canCancel?: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine/returning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            running: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                placedAt: string;
                                lineCount: number;
                            } | null;
                            last: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                placedAt: string;
                                lineCount: number;
                            } | null;
                            productIds: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            timeline: {
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                            canCancel?: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        lineId: string;
                        grams: number;
                        accepted: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            timeline: {
                                /** @enum {string} */
                                status: "pending" | "processing" | "out_for_delivery" | "delivered" | "cancelled";
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                            canCancel?: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        lines: {
                            /** Format: uuid */
                            lineId: string;
                            /** Format: uuid */
                            variantId?: string;
                            grams: number;
                            ask?: boolean;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/orders.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            /** @default  */
                            note?: string;
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "orders.status";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                topic: "delivery";
                                isOn: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-choices/{topic}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    topic: "delivery";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                topic: "delivery";
                                isOn: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery";
                            isOn: boolean;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery";
                            isOn: boolean;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        "List-Unsubscribe": "One-Click";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            topic: "delivery";
                            isOn: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode?: string;
                        customerId: string | null;
                        address: {
                            name: string;
                            contact: string;
                            email: "" | string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        total: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        couponCode?: string;
                        customerId: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            lines: {
                                /** Format: uuid */
                                variantId: string;
                                /** Format: uuid */
                                productId: string;
                                slug: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                quantity: number;
                                available: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                ageLimit: number | null;
                                minPerOrder: number | null;
                                quantityStep: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTotal: number;
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            coupon: {
                                couponCode: string;
                                title: LocalizedText;
                                logo: string | null;
                                /** Format: date-time */
                                endTime: string;
                                /** @enum {string} */
                                discountType: "percentage" | "fixed" | "free_shipping";
                                discountValue: number;
                                minimumAmount: number;
                            } | null;
                            couponError: string | null;
                            shippingOptions: {
                                /** @enum {string} */
                                option: "one" | "two";
                                name: LocalizedText;
                                description: LocalizedText;
                                cost: number;
                            }[];
                            missingToFreeShipping: number | null;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-orders/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            variantId: string;
                            title: LocalizedText;
                            variantLabel: LocalizedText;
                            unitLabel: string;
                            sku: string;
                            image: string | null;
                            price: number;
                            available: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                            }[];
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            difference: number;
                            couponLost: boolean;
                            issues: {
                                /** Format: uuid */
                                variantId: string;
                                /** @enum {string} */
                                kind: "price_changed" | "low_stock" | "sold_out" | "unavailable" | "limit" | "minimum" | "step";
                                value: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            variantId: string;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        shippingOption: "one" | "two";
                        version: number;
                        address: {
                            name: string;
                            contact: string;
                            email: "" | string;
                            address: string;
                            city: string;
                            country: string;
                            zipCode: string;
                            deliveryNote: string;
                        };
                        notes: string;
                        total: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        orderId: string;
                        version: number;
                        /** Format: uuid */
                        paymentId: string;
                        amount: number;
                        lines: {
                            /** Format: uuid */
                            lineId: string;
                            qty: number;
                        }[];
                        /** @enum {string} */
                        goods: "kept" | "restocked" | "discarded";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            version: number;
                            number: string;
                            invoice: number;
                            customerId: string | null;
                            /** @enum {string} */
                            source: "shop" | "phone";
                            /** @enum {string} */
                            status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                            allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                            currency: string;
                            subTotal: number;
                            discount: number;
                            shippingCost: number;
                            tax: number;
                            total: number;
                            couponCode: string | null;
                            /** @enum {string} */
                            shippingOption: "one" | "two";
                            /** @enum {string} */
                            paymentMethod: "Cash" | "Card";
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                            cancelReason: string | null;
                            userInfo: {
                                name: string;
                                contact: string;
                                email: string;
                                address: string;
                                city: string;
                                country: string;
                                zipCode: string;
                                deliveryNote: string;
                            };
                            notes: string;
                            lines: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                productId: string;
                                /** Format: uuid */
                                variantId: string;
                                title: LocalizedText;
                                variantLabel: LocalizedText;
                                sku: string;
                                slug: string;
                                image: string | null;
                                unitLabel: string;
                                unitPrice: number;
                                originalPrice: number;
                                qtyOrdered: number;
                                lineSubtotal: number;
                                lineDiscount: number;
                                lineTax: number;
                                lineTotal: number;
                                taxRateBp: number;
                                weight: {
                                    nominalG: number;
                                    price: number;
                                    /** @enum {string} */
                                    pricedBy: "kg" | "100g";
                                    tolerancePct: number;
                                    pickedG: number | null;
                                } | null;
                                weightConsent: ("asked" | "given" | "refused") | null;
                                ageLimit: number | null;
                                parts: {
                                    /** Format: uuid */
                                    variantId: string;
                                    qty: number;
                                    title: LocalizedText;
                                    variantLabel: LocalizedText;
                                    sku: string;
                                    unitLabel: string;
                                    nominalG?: number | null;
                                    pickedG?: number | null;
                                }[];
                                refundedQty: number;
                                returnedQty: number;
                            }[];
                            payments: {
                                /** Format: uuid */
                                id: string;
                                provider: string;
                                /** @enum {string} */
                                method: "Cash" | "Card";
                                amount: number;
                                capturedAmount: number;
                                refundedAmount: number;
                            }[];
                            refunds: {
                                /** Format: uuid */
                                id: string;
                                amount: number;
                                reason: string;
                                /** @enum {string} */
                                goods: "kept" | "restocked" | "discarded";
                                lines: {
                                    /** Format: uuid */
                                    lineId: string;
                                    qty: number;
                                    amount: number;
                                }[];
                                createdByName: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            timeline: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "status" | "refund" | "note" | "edit";
                                details: {
                                    amount?: number;
                                    /** @enum {string} */
                                    goods?: "kept" | "restocked" | "discarded";
                                    pieces?: number;
                                    totalBefore?: number;
                                    totalAfter?: number;
                                    changes?: {
                                        /** @enum {string} */
                                        what: "added" | "removed" | "quantity" | "weight" | "weight_asked" | "weight_accepted" | "weight_refused" | "delivery" | "address" | "notes";
                                        title?: LocalizedText;
                                        from?: number;
                                        to?: number;
                                    }[];
                                } | null;
                                fromStatus: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled") | null;
                                /** @enum {string} */
                                toStatus: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                /** @enum {string} */
                                actorKind: "customer" | "staff" | "platform" | "system" | "program";
                                actorName: string;
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            placedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            today: {
                                amount: number;
                                orders: number;
                            };
                            yesterday: {
                                amount: number;
                                orders: number;
                            };
                            month: {
                                amount: number;
                                orders: number;
                            };
                            lastMonth: {
                                amount: number;
                                orders: number;
                            };
                            allTime: {
                                amount: number;
                                orders: number;
                            };
                            byPaymentMethod: {
                                Cash: {
                                    amount: number;
                                    orders: number;
                                };
                                Card: {
                                    amount: number;
                                    orders: number;
                                };
                            };
                            byStatus: {
                                pending: number;
                                confirmed: number;
                                picking: number;
                                packed: number;
                                pickup_ready: number;
                                out_for_delivery: number;
                                delivery_failed: number;
                                delivered: number;
                                partially_returned: number;
                                returned: number;
                                cancelled: number;
                            };
                            salesByDay: {
                                /** Format: date */
                                day: string;
                                amount: number;
                                orders: number;
                            }[];
                            bestSellers: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                            }[];
                            recentOrders: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                invoice: number;
                                customerId: string | null;
                                /** @enum {string} */
                                source: "shop" | "phone";
                                customerName: string;
                                /** @enum {string} */
                                status: "pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled";
                                allowedStatuses: ("pending" | "confirmed" | "picking" | "packed" | "pickup_ready" | "out_for_delivery" | "delivery_failed" | "delivered" | "partially_returned" | "returned" | "cancelled")[];
                                /** @enum {string} */
                                paymentMethod: "Cash" | "Card";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "voided" | "partially_refunded" | "refunded";
                                lineCount: number;
                                itemCount: number;
                                total: number;
                                currency: string;
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                            lowStock: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    startDate?: string;
                    endDate?: string;
                    compare?: "period" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            range: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            before: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            figures: {
                                revenue: number;
                                orders: number;
                                basket: number;
                                discount: number;
                                newCustomers: number;
                                returningCustomers: number;
                            };
                            figuresBefore: {
                                revenue: number;
                                orders: number;
                                basket: number;
                                discount: number;
                                newCustomers: number;
                                returningCustomers: number;
                            };
                            days: {
                                /** Format: date */
                                day: string;
                                amount: number;
                                orders: number;
                                before: {
                                    amount: number;
                                    orders: number;
                                };
                            }[];
                            hours: {
                                hour: number;
                                amount: number;
                                orders: number;
                            }[];
                            coupons: {
                                couponCode: string;
                                orders: number;
                                amount: number;
                                discount: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    startDate?: string;
                    endDate?: string;
                    compare?: "period" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            range: {
                                /** Format: date */
                                startDate: string;
                                /** Format: date */
                                endDate: string;
                            };
                            best: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                            }[];
                            slow: {
                                /** Format: uuid */
                                productId: string;
                                title: LocalizedText;
                                image: string | null;
                                quantity: number;
                                amount: number;
                                available: number;
                            }[];
                            categories: {
                                id: string | null;
                                name: LocalizedText;
                                quantity: number;
                                amount: number;
                            }[];
                            stock: {
                                cost: number;
                                retail: number;
                                pieces: number;
                                withoutCost: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    sort?: "kind";
                    q?: string;
                    language?: LanguageCode;
                    kind?: "customization" | "products" | "categories" | "attributes" | "coupons";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                kind: "customization" | "products" | "categories" | "attributes" | "coupons";
                                /** Format: uuid */
                                id: string;
                                field: string;
                                texts: LocalizedText;
                            }[];
                            totalDoc: number;
                            page: number;
                            pages: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            kind: "customization" | "products" | "categories" | "attributes" | "coupons";
                            /** Format: uuid */
                            id: string;
                            field: string;
                            language: LanguageCode;
                            text: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            views: {
                                name: string;
                                search: string;
                                isShared: boolean;
                                list: string;
                                /** Format: uuid */
                                id: string;
                                isMine: boolean;
                                version: number;
                            }[];
                            layouts: {
                                list: string;
                                columns: string[] | null;
                                pageSize: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        search: string;
                        isShared: boolean;
                        list: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            search: string;
                            isShared: boolean;
                            list: string;
                            /** Format: uuid */
                            id: string;
                            isMine: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        search: string;
                        isShared: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            search: string;
                            isShared: boolean;
                            list: string;
                            /** Format: uuid */
                            id: string;
                            isMine: boolean;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/list-views.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            /** Format: uuid */
                            id: string;
                        }[];
                        /** @enum {string} */
                        operation: "list-views.restore";
                        adminContext?: {
                            type?: string | null;
                            subtype?: string | null;
                            id?: string | null;
                            slug?: string | null;
                            name?: string | null;
                            domain?: string | null;
                            detectionMethod?: string | null;
                            customDomain?: boolean | null;
                            adminType?: string | null;
                            userRole?: string | null;
                            permissions?: string[] | null;
                            isLocal?: boolean | null;
                            fullUrl?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operation: string;
                            done: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-layouts/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    list: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        columns: string[] | null;
                        pageSize: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            list: string;
                            columns: string[] | null;
                            pageSize: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
